import { describe, expect, it } from 'vitest';
import { extractCandidates } from '#main/core/suggestions/extract-candidates.ts';

function names(text: string, prompt = 'Which tool plans projects best?', cited: string[] = []): string[] {
  return extractCandidates({
    prompt,
    text,
    language: /[äöü]/.test(text) ? 'DE' : 'EN',
    cited: cited.map((url) => ({ url })),
  }).map((candidate) => candidate.name);
}

describe('candidates of an answer', () => {
  it('are the heads of list items, up to their explanation', () => {
    const text =
      '1. **Brimlane** – good for agencies\n2. Oduvia: cheap and quick\n3. [Veltaro](https://veltaro.example)\n- Nimbero Plan (new)';
    expect(names(text)).toEqual(['Brimlane', 'Oduvia', 'Veltaro', 'Nimbero Plan']);
  });

  it('are the first cells of table rows but for the header, bold names and headings', () => {
    const table = '| Tool | Price |\n|---|---|\n| Brimlane | 10 |\n| **Oduvia** | 12 |';
    expect(names(`${table}\n\n## 3. Rastorio\n\nMany like **Veltaro GmbH** too.`)).toEqual([
      'Brimlane',
      'Oduvia',
      'Rastorio',
      'Veltaro',
    ]);
  });

  it('are headings that are numbered or name something that the text names again', () => {
    const text = '# Ergonomische Lösungswelten\n\n## Brimlane\n\nBrimlane is quiet.\n\n## 2) Oduvia\n\nQuick.';
    expect(names(text)).toEqual(['Brimlane', 'Oduvia']);
  });

  it('are each name once, whatever its spelling', () => {
    expect(names('- **Brim Lane**\n- BRIMLANE\n- Brim-lane: again')).toEqual(['Brim Lane']);
  });

  it('are no generic words, sentences, questions or lower-case heads', () => {
    const text = [
      '- **Price**: 10',
      '- **Ease of use**: high',
      '- **Key Features**: many',
      '- easy to learn',
      '- You should compare prices first.',
      '- How to Choose',
      '- Best Overall',
      '- **2026**',
      '- **Fazit**',
      '- **Preis-Leistung**',
      '- **优点**',
    ].join('\n');
    expect(names(text)).toEqual([]);
  });

  it('are no words of the prompt', () => {
    expect(names('- **Standing Desk**: tall\n- **Brimlane**: small', 'Which standing desks are quiet?')).toEqual([
      'Brimlane',
    ]);
  });

  it('are no attributes that head an item under each product', () => {
    const text =
      '## 1. Brimlane\n- **Zielgebiet**: Norden\n- **Montage**: leicht\n\n## 2. Oduvia\n- **Zielgebiet**: Süden\n- **Montage**: schwer';
    expect(names(text)).toEqual(['Brimlane', 'Oduvia']);
  });

  it('are no publishers and networks, named or cited', () => {
    expect(names('- Reddit\n- G2\n- **Brimlane**', 'x', ['https://www.reddit.com/', 'https://www.g2.com/'])).toEqual([
      'Brimlane',
    ]);
  });

  it('take the domain that their head links to or that the answer cites', () => {
    const found = extractCandidates({
      prompt: 'x',
      language: 'EN',
      text: '- [Brimlane](https://www.brimlane.example/pricing)\n- Oduvia\n- Veltaro',
      cited: [{ url: 'https://blog.oduvia.example/2026/news' }, { url: 'https://other.example/veltaro' }],
    });
    expect(found.map(({ name, domain }) => [name, domain])).toEqual([
      ['Brimlane', 'brimlane.example'],
      ['Oduvia', 'oduvia.example'],
      ['Veltaro', null],
    ]);
  });

  it('are cited sites that nobody names, when the page is a maker’s own', () => {
    const cited = ['https://rastorio.example/', 'https://nimbero.example/pricing', 'https://paper.example/best-tools'];
    expect(names('Plain prose.', 'x', cited)).toEqual(['rastorio.example', 'nimbero.example']);
  });

  it('are found in scripts without capitals when they are short', () => {
    expect(names('- **ブリムレーン**: 速い\n- **使いやすさ**: 高い\n- **价格**', 'おすすめは?')).toEqual([
      'ブリムレーン',
    ]);
  });

  it('are none in plain prose and in text made to be slow', () => {
    expect(names('Brimlane is good.')).toEqual([]);
    expect(names(`${'*a **b '.repeat(5_000)}`)).toEqual([]);
  });
});
