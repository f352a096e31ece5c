-- gpuverify in Neovim, 0.7 or later: copy this file to ~/.config/nvim/plugin/. Another command than "gpuverify lsp" goes into
-- vim.g.gpuverify_cmd, as a list.
local running = {} -- by root folder, where Neovim does not keep count itself

-- The workspace of a file: the folder above it that is a repository, else the working folder if the file is below that, else its own folder.
-- There is one server for each.
local function root_of(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  if name == "" then return vim.fn.getcwd() end
  local folder = vim.fn.fnamemodify(name, ":p:h")
  local above = folder
  while above ~= vim.fn.fnamemodify(above, ":h") do
    if vim.fn.isdirectory(above .. "/.git") == 1 or vim.fn.filereadable(above .. "/.git") == 1 then return above end
    above = vim.fn.fnamemodify(above, ":h")
  end
  local here = vim.fn.getcwd()
  return vim.startswith(folder .. "/", here .. "/") and here or folder
end

-- Verdicts above functions, whenever the text was verified anew.
local function refresh(client, buffer)
  local group = vim.api.nvim_create_augroup("gpuverify_lens_" .. buffer, {})
  vim.api.nvim_create_autocmd({ "BufEnter", "InsertLeave", "TextChanged" }, { group = group, buffer = buffer, callback = vim.lsp.codelens.refresh })
  vim.api.nvim_buf_call(buffer, vim.lsp.codelens.refresh)
end

local function start(buffer)
  local config = {
    name = "gpuverify",
    cmd = vim.g.gpuverify_cmd or { "gpuverify", "lsp" },
    root_dir = root_of(buffer),
    on_attach = refresh,
  }
  if vim.lsp.start then -- 0.8 and later
    vim.lsp.start(config)
    return
  end
  local root = config.root_dir
  config.on_exit = function() running[root] = nil end
  running[root] = running[root] or vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(buffer, running[root])
end

local group = vim.api.nvim_create_augroup("gpuverify", {})
vim.api.nvim_create_autocmd("FileType", { group = group, pattern = { "mlir", "cuda", "cpp", "c" }, callback = function(event) start(event.buf) end })
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { group = group, pattern = "*.mlir", command = "setfiletype mlir" })
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { group = group, pattern = "*.hip", command = "setfiletype cpp" })
