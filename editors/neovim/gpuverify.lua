-- gpuverify in Neovim, 0.7 or later: copy this file to ~/.config/nvim/plugin/. Another command than "gpuverify lsp" goes into
-- vim.g.gpuverify_cmd, as a list.
local running = {} -- by root folder, where Neovim does not keep count itself

local function start(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  local config = {
    name = "gpuverify",
    cmd = vim.g.gpuverify_cmd or { "gpuverify", "lsp" },
    root_dir = name ~= "" and vim.fn.fnamemodify(name, ":p:h") or vim.fn.getcwd(),
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
vim.api.nvim_create_autocmd("FileType", { group = group, pattern = "mlir", callback = function(event) start(event.buf) end })
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { group = group, pattern = "*.mlir", command = "setfiletype mlir" })
