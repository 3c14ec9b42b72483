import { describe, expect, it } from 'vitest';

import { listShellLines, pickPath, readCurl, readShellLine } from './shell-lines.ts';

describe('shell lines of the documents', () => {
  it('are those of sh blocks only, joined where they go on', () => {
    const text = 'a\n```sh\ncurl \\\n  x\n\nnpm start\n```\n```json\ncurl no\n```\n';
    expect(listShellLines(text)).toEqual(['curl    x']);
  });

  it('set a variable, keep a part of a reply, or call', () => {
    expect(readShellLine(`ID=$(curl -X POST "$A" | jq -r '.data.rows[0].id')`)).toEqual({
      kind: 'capture',
      name: 'ID',
      command: 'curl -X POST "$A"',
      path: '.data.rows[0].id',
    });
    expect(readShellLine('KEY=sk_test_...')).toEqual({ kind: 'set', name: 'KEY', value: 'sk_test_...' });
    expect(readShellLine('curl x').kind).toBe('curl');
    expect(() => readShellLine('ID=$(curl x | jq .data)')).toThrow('No form');
    expect(() => readShellLine('wget x')).toThrow('No form');
  });

  it('quote as a shell does: nothing is put into single quotes', () => {
    const asked = readCurl(`curl -H "A: b $V" -d '{"v":"$V"}' "$U/x"`, { V: '1', U: 'http://h' });
    expect(asked).toMatchObject({ method: 'POST', url: 'http://h/x', headers: { a: 'b 1' }, body: '{"v":"$V"}' });
    expect(asked.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(readCurl('curl -d "{\\"v\\":\\"$V\\"}" h', { V: '1' }).body).toBe('{"v":"1"}');
  });

  it('put data into the address with -G, encoded where asked', () => {
    expect(readCurl('curl -G --data-urlencode "q=a b&c" -d x=1 h', {})).toMatchObject({
      method: 'GET',
      url: 'h?q=a%20b%26c&x=1',
      body: undefined,
    });
  });

  it.each(['curl -k h', 'curl h i', 'curl "h', 'curl -X', 'curl -X GET', 'curl $U'])('%s is not understood', (line) => {
    expect(() => readCurl(line, {})).toThrow();
  });

  it('find a text in a reply or say that there is none', () => {
    expect(pickPath({ data: [{ id: 'a' }] }, '.data[0].id')).toBe('a');
    expect(() => pickPath({ data: [] }, '.data[0].id')).toThrow('Nothing at');
  });
});
