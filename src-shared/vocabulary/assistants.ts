/** AI assistants for which there is a ready configuration; `other` is any that takes MCP servers in the common form. */
export const ASSISTANTS = [
  'claude-desktop',
  'claude-code',
  'cursor',
  'vscode',
  'zed',
  'gemini-cli',
  'codex',
  'other',
] as const;

export type Assistant = (typeof ASSISTANTS)[number];

/** Names as people write them; that of `other` is a word of each language. */
export const ASSISTANT_LABELS: Readonly<Record<Exclude<Assistant, 'other'>, string>> = {
  'claude-desktop': 'Claude Desktop',
  'claude-code': 'Claude Code',
  cursor: 'Cursor',
  vscode: 'VS Code',
  zed: 'Zed',
  'gemini-cli': 'Gemini CLI',
  codex: 'Codex',
};
