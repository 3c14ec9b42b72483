import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { measure, toBrand } from '../brand-rules.ts';

const brands = [toBrand(1, ['Acme']), toBrand(2, ['Globex'])];

/** Sentiment by brand id. */
function feel(text: string, language = 'en'): Record<number, number | null> {
  return Object.fromEntries(
    measure(text, brands, language).mentions.map(({ brandId, sentiment }) => [brandId, sentiment]),
  );
}

/** The words that speak of a brand, signed. */
function hear(text: string, brandId = 1): string[] {
  const mention = measure(text, brands).mentions.find((one) => one.brandId === brandId);
  return (mention?.opinion?.evidence ?? []).map(({ start, end, weight }) => `${text.slice(start, end)} ${weight}`);
}

describe('the opinion about a brand', () => {
  it('maps the sum of weights to 0-100', () => {
    // One word of weight 2: 50 + 50 * 2 / sqrt(4 + 26) = 68.2574; two: 4 / sqrt(2) = 2.8284, 50 + 141.42 / sqrt(34) = 74.2536.
    expect(feel('Acme is reliable.')[1]).toBe(68.26);
    expect(feel('Acme is reliable and friendly.')[1]).toBe(74.25);
    // Weight 3: 50 + 150 / sqrt(35) = 75.3546. Negated good: -1.5, 50 - 75 / sqrt(28.25) = 35.8893.
    expect(feel('Acme is excellent.')[1]).toBe(75.35);
    expect(feel('Acme is not reliable.')[1]).toBe(35.89);
    expect(feel('Acme is reliable and slow.')[1]).toBe(50);
    // What is conceded counts half: (1 - 2) / sqrt(2) = -0.7071, 50 - 35.36 / sqrt(26.5) = 43.1319.
    expect(feel('Acme is reliable but slow.')[1]).toBe(43.13);
  });

  it('is null where nothing is said, in questions, and in a language without words', () => {
    expect(feel('Acme is a company in Ghent.')[1]).toBeNull();
    expect(feel('All is terrible. Acme is here.')[1]).toBeNull();
    expect(feel('Is Acme reliable?')[1]).toBeNull();
    expect(feel('Acme is reliable.', 'xx')[1]).toBeNull();
    expect(measure('Acme', brands).mentions[0]!.opinion).toBeNull();
  });

  it('hears neighbours that agree as one remark, of the weight of the clearer one', () => {
    expect(
      hear('Acme is comfortable, but the sole wears out quickly.').filter((one) => one.includes('out')),
    ).toHaveLength(1);
    expect(hear('Acme is a reliable, friendly bank.')).toEqual(['reliable 2', 'friendly 2']);
  });

  it('keeps the words that say so, where they stand in the Markdown', () => {
    expect(hear('**Acme** is *very* reliable &amp; friendly.')).toEqual(['reliable 3', 'friendly 2']);
    expect(hear('\uFEFFAcme is **reliable**.')).toEqual(['reliable 2']);
  });

  it('follows headings, labels, items and tables until another brand takes over', () => {
    expect(hear('## Acme\n\n- Fast\n- Hotline is rude\n\n## Globex\n\n- Buggy')).toEqual(['Fast 2', 'rude -2']);
    expect(hear('## Acme\n\n**Cons**\n\n- Only in English')).toEqual(['Only in English -1.5']);
    expect(hear('## Acme\n- **Cons:** slow, in Ghent (Belgium)')).toEqual(['slow -2', 'in Ghent (Belgium) -1.5']);
    expect(
      hear('| Tool | Price | Support |\n|---|---|---|\n| Acme | High | Friendly |\n| Globex | Low | Rude |'),
    ).toEqual(['High -2', 'Friendly 2']);
  });

  it('takes a written line with a label, a tick or a bullet for itself, and a wrapped one for part of its sentence', () => {
    expect(hear('**Acme**\nPros: only in English\nCons: in Ghent')).toEqual(['only in English 1.5', 'in Ghent -1.5']);
    expect(hear('**Acme**\n✅ in English\n❌ in Ghent')).toEqual(['in English 1.5', 'in Ghent -1.5']);
    expect(hear('Acme:\n• Fast  \n• Hotline is rude\nGlobex:\n• Buggy')).toEqual(['Fast 2', 'rude -2']);
    expect(hear('Acme is fast and its support is\nnot friendly.')).toEqual(['fast 2', 'friendly -1.5']);
    expect(hear('## Acme\n**Pros**\n- Fast\n**Cons**\n- In Ghent')).toEqual(['Fast 2', 'In Ghent -1.5']);
  });

  it('hears what reviewers tell, and sayings', () => {
    expect(hear('Acme hung up on me.')).toEqual(['hung up on me -2']);
    expect(feel('Acme paid for itself in a month.')[1]).toBe(68.26);
    expect(feel('Bei Acme stand ich im Regen.', 'de')[1]).toBeLessThan(40);
  });

  it('takes a short word for a label only where it opens a line', () => {
    expect(feel('Tyto pojišťovny pro psa:\n\n- **Acme** – plnění do týdne.', 'cs')).toEqual({ 1: null });
    expect(feel('## Acme\n\n- Pro: vlastní aplikace', 'cs')[1]).toBeGreaterThan(60);
  });

  it('ends a label behind its list: the conclusion says what it says', () => {
    for (const cons of ['**Cons:**', '### Cons'])
      expect(hear(`## Globex\n\n${cons}\n\n- Buggy\n\nOverall Acme is good.`)).toEqual(['good 2']);
  });

  it('ends sentences at the stops of every script', () => {
    expect(feel('Acmeは銀行です。Globexは便利です。', 'ja')).toEqual({ 1: null, 2: 68.26 });
    expect(feel('Acme बैंक है। Globex भरोसेमंद है।', 'hi')).toEqual({ 1: null, 2: 68.26 });
  });

  it('goes on about the brand before in the next sentence that names none', () => {
    expect(hear('Acme is a bank. Reliable app. Globex is slow.')).toEqual(['Reliable 2']);
  });

  it.each([
    ['ru', 'Acme быстрее, чем Globex.'],
    ['ru', 'Мы предпочитаем Acme, а не Globex.'],
    ['zh', '大家宁愿选择Acme，也不选Globex。'],
    ['he', 'Globex יקרה יותר מ-Acme.'],
    ['hi', 'Globex, Acme से महँगा है।'],
    ['fi', 'Globexiin verrattuna Acme on nopeampi.'],
    ['tr', "Hız konusunda Globex, Acme'nin gerisinde kalıyor."],
  ])('finds the other side (%s): %s', (language, text) => {
    const { 1: winner, 2: loser } = feel(text, language);
    expect(winner).toBeGreaterThan(60);
    expect(loser).toBeLessThan(40);
  });

  it('denies once what is closed, and an object with its verb', () => {
    expect(feel('С Acme никаких проблем не возникло.', 'ru')[1]).toBeGreaterThan(60);
    expect(feel('Acme는 불필요한 보험을 강요하지 않습니다.', 'ko')[1]).toBeGreaterThan(60);
  });

  it('praises what is no less good than another', () => {
    expect(feel('Acme не менее надёжен, чем Globex.', 'ru')[1]).toBeGreaterThan(60);
  });

  it('takes a word of equality beside another opinion for its measure', () => {
    expect(feel('Acme만큼 믿음직한 곳은 찾기 어렵습니다.', 'ko')[1]).toBeGreaterThan(60);
    expect(feel('ל-Acme חסרות תכונות כמו ייצוא.', 'he')[1]).toBeLessThan(40);
  });

  it('is low in confidence where one weak or distant word speaks', () => {
    const confidence = (text: string) => measure(text, brands).mentions[0]!.opinion?.confidence;
    expect(confidence('Acme is decent.')).toBe('low');
    expect(confidence('Acme is a bank. It is slow.')).toBe('low');
    expect(confidence('Acme is slow.')).toBe('medium');
  });

  it('leaves out what was so once, and what one wants before a warning', () => {
    expect(hear('Acme used to be great, but its support is abysmal.')).toEqual(['abysmal -3']);
    expect(hear('If you want good service, avoid Acme.')).toEqual(['avoid -2']);
    expect(hear('Although cheap, Acme is great.')).toEqual(['cheap 2', 'great 2']);
    expect(hear('Although expensive, Acme is great.')).toEqual(['expensive -1', 'great 2']);
    expect(hear('After three slow banks, Acme is great.')).toEqual(['slow -1', 'great 2']);
  });

  it('says the reverse of what was so once, where nothing else is said', () => {
    // Turned: -1.5, 50 - 75 / sqrt(28.25) = 35.8893, and 64.1107 the other way.
    expect(feel('Acme used to be great, but now it is owned by a fund.')[1]).toBe(35.89);
    expect(feel('Früher war Acme langsam, inzwischen gibt es neue Server.', 'de')[1]).toBe(64.11);
    expect(feel('Acme oli luotettava, mutta nykyään siellä on uudet omistajat.', 'fi')[1]).toBe(35.89);
    expect(hear('Acme was reliable, but now it is slow.')).toEqual(['slow -2']);
    expect(hear('Acme was reliable and friendly.')).toEqual(['reliable 2', 'friendly 2']);
    expect(hear('Acme used to be great.')).toEqual([]);
  });

  it('takes what stands behind "which" for said of the name before it', () => {
    const { 1: own, 2: other } = feel('Unlike Globex, which is quick, Acme is slow.');
    expect(own).toBeLessThan(40);
    expect(other).toBeGreaterThan(60);
    expect(feel('Globex, who are rude, supply Acme.')).toEqual({ 1: null, 2: 31.74 });
  });

  it('reads numbers in digits and in words', () => {
    for (const number of ['5', 'five', 'a few', '5-10', '1,5'])
      expect(hear(`Setting up Acme took ${number} minutes.`)).toEqual([`took ${number} minutes 2`]);
    expect(hear('I was on hold with Acme for 12 years.')).toEqual(['on hold -2']);
  });

  it('counts how soon something came only where it is good, and no fault behind "when"', () => {
    expect(hear('The Acme kettle broke the next day.')).toEqual(['broke -2']);
    expect(hear('My parcel from Acme came within two hours.')).toEqual(['within two hours 2']);
    expect(hear('Acme gave us a full refund when the hotel was dirty.').every((word) => !word.includes('-'))).toBe(
      true,
    );
    expect(feel('I was furious when Acme lost my parcel.')[1]).toBeLessThan(40);
    expect(hear('Acme quickly replaced my broken phone.')).toEqual(['quickly 2']);
  });

  it('takes what is told over single words beside it, in any of its choices', () => {
    expect(hear('Acme refused to honour a simple promise.')).toEqual(['refused to honour -2', 'simple 1']);
    expect(hear('Acme refused to repair a simple lamp.')).toEqual(['refused to repair -2', 'simple 1']);
    expect(hear('Acme refused to paint a simple lamp.')).toEqual(['refused to -2', 'simple 1']);
  });

  it('hears what stands before the only name of a sentence', () => {
    expect(feel('No hidden fees, friendly people: that is Acme for you.')[1]).toBeGreaterThan(60);
    expect(feel('Great hotels: Acme, Globex and ten more.')[1]).toBeNull();
  });

  it('ranks the two of "all that Globex does, only better"', () => {
    const { 1: first, 2: second } = feel('Acme kann alles, was Globex kann, nur besser.', 'de');
    expect(first).toBeGreaterThan(60);
    expect(second).toBeLessThan(40);
  });

  it('denies what is joined to something denied already, and parts a warning behind a name from advice', () => {
    expect(hear('Acme works without hassle or hidden fees.').every((word) => !word.includes('-'))).toBe(true);
    expect(feel('Kies voor Acme en laat Globex links liggen.', 'nl')[1]).toBeGreaterThan(60);
    expect(feel('Kies voor Acme en laat Globex links liggen.', 'nl')[2]).toBeLessThan(40);
  });

  it('joins two names by "both … and" of any language', () => {
    expect(feel('Sowohl Acme als auch Globex sind zuverlässig.', 'de')).toEqual({ 1: 68.26, 2: 68.26 });
    expect(feel('Tanto o Acme quanto o Globex são confiáveis.', 'pt')).toEqual({ 1: 68.26, 2: 68.26 });
    expect(feel('Acme وGlobex خيار رائع.', 'ar')).toEqual({ 1: 68.26, 2: 68.26 });
  });

  it('holds a choice against those that it passed over, and parts advice from the opposite advice', () => {
    for (const text of ['Between Acme and Globex, I would choose Acme.', 'Go with Acme and skip Globex.']) {
      expect(feel(text)[1]).toBeGreaterThan(60);
      expect(feel(text)[2]).toBeLessThan(40);
    }
    expect(hear('On paper, Acme is good. It is slow.')).toEqual(['slow -2']);
  });

  it('says nothing good of a brand for having been left', () => {
    expect(feel('Po miesiącu zrezygnowałem z Acme i nie żałuję.', 'pl')[1]).toBe(31.74);
    expect(feel('一か月でAcmeを解約したが、後悔していない。', 'ja')[1]).toBeLessThan(40);
    expect(feel('Kupiłem Acme i nie żałuję.', 'pl')[1]).toBeGreaterThan(60);
  });

  it('keeps lukewarm words lukewarm, however many', () => {
    // Two weights of -1: the mean, 50 - 50 / sqrt(27) = 40.3775.
    expect(feel('Acme to przeciętna opcja, bez fajerwerków.', 'pl')[1]).toBe(40.38);
  });

  it('takes the name that a verb of choosing or leaving is written together with for the one chosen or left', () => {
    expect(feel('GlobexからAcmeに乗り換えた。', 'ja')).toEqual({ 1: 68.26, 2: 38.55 });
    expect(feel('Globexを解約してAcmeにしました。', 'ja')[2]).toBeLessThan(40);
  });

  it('knows what a product is there for where its name stands behind the verb', () => {
    expect(feel('يحمي Acme من الاحتيال.', 'ar')[1]).toBeNull();
    expect(feel('خدمة Acme احتيال.', 'ar')[1]).toBeLessThan(40);
  });

  it('takes a short word beside a verb that compares for no standard, and denies no change', () => {
    const lost = feel('Sui tempi di consegna Acme non regge il confronto con Globex.', 'it');
    expect(lost[1]).toBeLessThan(40);
    expect(lost[2]).toBeGreaterThan(60);
    const won = feel('La rete di Acme è più stabile di quella di Globex.', 'it');
    expect(won[1]).toBeGreaterThan(60);
    expect(won[2]).toBeLessThan(40);
    expect(feel('Nobody regretted the switch from Globex to Acme.')[1]).toBeGreaterThan(60);
  });
});

describe('whatever the text', () => {
  const pieces = fc.constantFrom(
    ...'Acme,Globex,good,not,slow,better than,unlike,and,but,Pros:,Cons:,\n,\n\n,\n- ,\n1. ,\n## ,**,|,\n| a | b |\n|---|---|\n,?,. ,;,4/5,👍,✅,é,東京,&amp;'
      .split(',')
      .concat(','),
  );
  const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' '));

  it('evidence lies within it, and there is a sentiment exactly where there is evidence', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { sentiment, opinion } of measure(text, brands).mentions) {
          expect(sentiment === null).toBe(opinion === null);
          for (const { start, end, weight } of opinion?.evidence ?? []) {
            expect(start >= 0 && start < end && end <= text.length).toBe(true);
            expect(Math.abs(weight)).toBeGreaterThan(0);
            expect(Math.abs(weight)).toBeLessThanOrEqual(3);
          }
        }
      }),
    );
  });

  it.each([
    'Acme is better than Globex.',
    'Acme outperforms Globex.',
    'Unlike Globex, Acme is buggy.',
    'We prefer Acme over Globex.',
    'Acme is a great alternative to Globex.',
    'Acme is no match for Globex.',
    'Acme is less reliable than Globex.',
    'Acme is not as good as Globex.',
    'Acme was outperformed by Globex.',
  ])('names that change places change opinions: %s', (text) => {
    const there = feel(text);
    const swapped = feel(text.replace(/Acme|Globex/g, (name) => (name === 'Acme' ? 'Globex' : 'Acme')));
    expect(there[1]! > 60 !== there[2]! > 60 && there[1]! < 40 !== there[2]! < 40).toBe(true);
    expect(swapped).toEqual({ 1: there[2], 2: there[1] });
  });

  it('takes time in proportion to its length', () => {
    const time = (text: string) => {
      const before = process.cpuUsage();
      measure(text, brands);
      return (process.cpuUsage(before).user + process.cpuUsage(before).system) / 1_000;
    };
    for (const piece of [
      'Acme not very good, ',
      'better than Acme ',
      'not ',
      'Acme and ',
      '- Pros: Acme\n',
      '**Acme**\n\n',
    ]) {
      time(piece.repeat(200));
      expect(time(piece.repeat(8_000))).toBeLessThan(4_000);
    }
  });
});
