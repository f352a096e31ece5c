-- Run in a headless Neovim with a faulty file open: sees the finding, applies an action, sees the finding gone. Prints each step,
-- and leaves with status 1 where one does not come.
local function fail(what)
  print("\nFAILED: " .. what .. "\n")
  vim.cmd("cquit")
end

local function await(what, condition)
  if not vim.wait(300000, condition, 20) then fail(what) end
end

-- But for that the file is not lowered, which an edit does not change.
local function findings()
  return vim.tbl_filter(function(d) return (d.code or d.user_data.lsp.code) ~= "not-lowered" end, vim.diagnostic.get(0))
end

local function show(step)
  for _, d in ipairs(findings()) do
    print(string.format("%s: %d:%d-%d %s %s\n", step, d.lnum + 1, d.col + 1, d.end_col + 1, d.code or d.user_data.lsp.code, d.source))
  end
end

-- Takes the action whose title begins so, at the place of the first finding.
local function act(title)
  vim.ui.select = function(items, _, choose)
    for _, item in ipairs(items) do
      local action = item.action or item[2]
      if vim.startswith(action.title, title) then return choose(item) end
    end
    fail("no action " .. title)
  end
  local first = findings()[1]
  vim.api.nvim_win_set_cursor(0, { first.lnum + 1, first.col })
  vim.lsp.buf.code_action({ context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics() } })
end

await("a finding", function() return #findings() > 0 end)
show("found")
local before = vim.api.nvim_buf_get_lines(0, 0, -1, false)
act(vim.env.ACTION)
await("a change", function() return not vim.deep_equal(before, vim.api.nvim_buf_get_lines(0, 0, -1, false)) end)
await("its absence", function() return #findings() == 0 end)
print("gone\n")
vim.cmd("write! " .. vim.env.OUTPUT)
vim.cmd("quitall!")
