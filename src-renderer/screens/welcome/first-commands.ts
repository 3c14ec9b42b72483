/** The two commands that make a first project over the local API. */

/** The command that makes a key with the right to create projects. */
export const KEY_COMMAND = 'npm run -s cli -- keys create --name "First steps" --env live --scopes read,write';

/** The request that creates a project, for a server at `address` such as `http://127.0.0.1:4477`. */
export function toCreateCommand(address: string): string {
  return [
    `curl -X POST ${address}/v1/projects \\`,
    '  -H "Authorization: Bearer YOUR_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{"name":"Your brand","language":"en","websiteUrl":"https://example.com"}'`,
  ].join('\n');
}
