/** A report says where the change of visibility comes from, and what its two periods do not both hold. */
import { afterEach, describe, expect, it } from 'vitest';

import { createReportWorld, type ReportWorld, type ReportWorldOptions } from './report-world.ts';

let world: ReportWorld;
afterEach(() => world.close());

type Answers = ReportWorldOptions['answers'];

/** The 23rd to the 29th is the last whole week, the 16th to the 22nd the one before. */
const DAYS = Array.from({ length: 14 }, (_, index) => `2026-03-${16 + index}`);
const WEEK = '2026-03-23';

/** Six prompts; `isNamed` says whether an answer names the brand, else it names the rival and cites its page. */
const answersOf = (model: string, isNamed: (date: string) => boolean, prompts = 6): Answers =>
  DAYS.flatMap((date) =>
    Array.from({ length: prompts }, (_, prompt) => ({
      ...{ prompt: `Which one <${prompt}>?`, model, answeredAt: `${date}T10:00:00Z` },
      text: isNamed(date) ? `Brimlane. ${date} ${prompt}` : `Kordiva. ${date} ${prompt}`,
      sources: isNamed(date) ? [] : [{ url: 'https://kordiva.example/why', title: 'Why' }],
    })),
  );

async function build(answers: Answers, fields: object = {}): Promise<string> {
  world = await createReportWorld({ now: '2026-03-31T12:00:00Z', answers });
  const input = { projectId: world.projectId, name: 'Week', period: 'last_week', sections: ['why'], ...fields };
  return (await world.call('reports.build', input as never)).html;
}

const always = answersOf('chatgpt', () => true);
const lost = answersOf('gemini', (date) => date < WEEK);

describe('the change of visibility in a report', () => {
  it('is a sentence, its largest parts, and two pairs of answers of two prompts', async () => {
    const html = await build([...always, ...lost]);
    // 168 of 168 before, 84 of 168 now: all of it on Gemini, -50 / 6 points with each prompt.
    expect(html).toContain('<p class="plain">−50.0 points, real.');
    expect(html).toContain('Gemini');
    // Five of the six in chart and table, and what is left beside them in the chart.
    expect(html.match(/−8\.3/g)).toHaveLength(5 + 5 + 1);
    const pairs = html.match(/<div class="pair">.*?<p class="note">.*?<\/p><\/div>/gs) ?? [];
    const texts = pairs.map((pair) => pair.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).toMatch(
        /^ Which one &lt;\d&gt;\? Before · Gemini · 2\d March 2026 Brimlane \. 2026-03-2\d \d Now · Gemini · 2\d March 2026 Kordiva /,
      );
      expect(text).toContain(
        'The brand was there before and is missing now. Now named: Kordiva . Now cited: https://kordiva.example/why .',
      );
    }
    expect(new Set(texts.map((text) => /&lt;\d/.exec(text)?.[0])).size).toBe(2);
  });

  it('is said in German, and not at all where it may be chance', async () => {
    expect(await build([...always, ...lost], { language: 'de' })).toContain(
      '<h2><bdi>Woher kommt die Veränderung der Sichtbarkeit?</bdi></h2><p class="plain">−50,0 Punkte, echt.',
    );
    await world.close();
    expect(await build(always)).toContain('did not change by more than chance');
  });
});

describe('what two periods do not both hold', () => {
  it('is said below the head: questions and engines', async () => {
    const came: Answers = [{ ...always.at(-1)!, prompt: 'Only now?' }];
    const html = await build([...always, ...lost.filter(({ answeredAt }) => answeredAt < WEEK), ...came]);
    expect(html).toContain(
      '<p class="warning sides">The two periods differ in what was asked: questions in both: 6, only now: 1, only before: 0; only before: Gemini.</p>',
    );
  });

  it('is not said where they hold the same', async () => {
    expect(await build([...always, ...lost])).not.toContain('class="warning sides"');
  });
});
