-- Run in a headless Neovim with two files of one repository: one server for both, its lines above functions, which follow the text by themselves, an
-- outline, and a graph, of which the user is told where it is. Leaves with status 1 where something does not come.
local function fail(what)
  print("\nFAILED: " .. what .. "\n")
  vim.cmd("cquit")
end

local function await(what, condition)
  if not vim.wait(300000, condition, 20) then fail(what) end
end

local said = {}
vim.lsp.handlers["window/showMessage"] = function(_, result) table.insert(said, result.message) end
vim.lsp.handlers["window/showDocument"] = function(_, result)
  table.insert(said, result.uri)
  return { success = true }
end

local function lens(buffer)
  local title
  for _, one in ipairs(vim.lsp.codelens.get(buffer)) do title = one.command and one.command.title or title end
  return title
end

local first = vim.api.nvim_get_current_buf()
await("a finding", function() return #vim.diagnostic.get(first) > 0 end)
vim.cmd("edit " .. vim.env.OTHER)
local second = vim.api.nvim_get_current_buf()
await("a finding in the second file", function() return #vim.diagnostic.get(second) > 0 end)
local get_clients = vim.lsp.get_clients or vim.lsp.get_active_clients
print("servers: " .. #get_clients() .. " " .. vim.fn.fnamemodify(get_clients()[1].config.root_dir, ":t") .. "\n")
print("advice: " .. tostring(vim.diagnostic.get(second)[1].message:match("\nhelp: ") ~= nil) .. "\n")

await("a line above the function", function() return lens(second) ~= nil end)
print("lens: " .. lens(second) .. "\n")
local outline = vim.lsp.buf_request_sync(second, "textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() }, 300000)
for _, answer in pairs(outline) do
  for _, symbol in ipairs(answer.result) do print("symbol: " .. symbol.name .. " " .. #symbol.children .. "\n") end
end
vim.api.nvim_win_set_cursor(0, { vim.lsp.codelens.get(second)[1].range.start.line + 1, 0 })
vim.lsp.codelens.run()
await("where the graph is", function() return #said > 0 or not vim.env.GRAPHS end)
print("graph: " .. (said[1] or "no graphs"):gsub("/%S*/", "") .. "\n")

-- The text becomes that of a file without GPU code: its findings go, and the line above the function with them.
vim.api.nvim_buf_set_lines(second, 0, -1, false, { "func.func @main() {", "  return", "}" })
vim.api.nvim_exec_autocmds("TextChanged", { buffer = second })
await("no finding", function() return #vim.diagnostic.get(second) == 0 end)
await("no line above the function", function()
  vim.api.nvim_exec_autocmds("TextChanged", { buffer = second })
  return vim.wait(200, function() return lens(second) == nil end, 20)
end)
print("nothing\n")
vim.cmd("quitall!")
