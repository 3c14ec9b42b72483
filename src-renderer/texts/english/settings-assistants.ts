/** The words of the settings about AI assistants that ask Sightline. */
export const SETTINGS_ASSISTANTS = {
  title: 'Connect an AI assistant',
  note: 'It asks Sightline in your words: how the brand stands, why it changed, whom to pitch',
  assistant: 'Assistant',
  other: 'Another one that supports MCP servers',
  way: 'How it connects',
  ways: { stdio: 'Starts Sightline itself', http: 'Over HTTP, with a key' },
  noHttp: 'This assistant does not connect to a local server over HTTP; let it start Sightline itself.',
  more: 'It may also',
  mayWrite: 'add prompts (paused) and keep reports as files',
  maySpend: 'ask engines, which can cost money; caps apply',
  readsOnly: 'It only reads unless you allow more.',
  httpRights: 'What it may do is what its key may do: a key that only reads is enough for all questions.',
  where: (file: string) => `Put this into ${file}:`,
  whereOther: 'Put this where the assistant keeps its list of servers:',
  copy: 'Copy',
  copied: 'Copied',
  noSecret: 'There is no key in it.',
  keyGoes: 'No key is in it: make one under API keys and put it where this text asks for it.',
  running: 'Sightline has to run while the assistant asks.',
  privacy:
    'The assistant sends what it reads, answers and figures, to the company that runs its model. Sightline itself sends nothing.',
};
