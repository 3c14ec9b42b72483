/** Two clients as a consultant has them: a German bank, and a Japanese shop with Latin and Kana names among its competitors. */
import { TaskWorld } from '#support/task-world.ts';

const BANK_RIVALS = [
  { name: 'Brellan Bank', domain: 'brellan-bank.example' },
  { name: 'Quistor', domain: 'quistor.example' },
  { name: 'Sparwerk', domain: 'sparwerk.example' },
  { name: 'Direktia', domain: 'direktia.example' },
  { name: 'Münzhaus', domain: 'muenzhaus.example' },
  { name: 'Talerfuchs', domain: 'talerfuchs.example' },
];
const GIRO = 'Welches Girokonto ist kostenlos?';
const BUSINESS = 'Welches Geschäftskonto eignet sich für Selbstständige?';
const ACCOUNT = 'Wie wechsle ich mein Konto ohne Aufwand?';
const DEPOT = 'Welches Depot ist für Einsteiger am besten?';

/** The bank is left out of answers about accounts, criticised for its support, and cited by its homepage alone. */
export async function openBank(): Promise<TaskWorld> {
  const world = await TaskWorld.open({
    name: 'Nortivo Bank',
    websiteUrl: 'https://nortivo-bank.example',
    language: 'de',
    competitors: BANK_RIVALS,
  });
  const tests = 'https://kontotests.example/girokonto';
  const forum = 'https://forum.geldfragen.example/t/girokonto-2026';
  const german = { language: 'de' } as const;
  await world.answers(
    {
      ...german,
      count: 24,
      prompt: GIRO,
      tags: ['Girokonto'],
      text: '## Empfehlungen\n\n1. **Brellan Bank** führt das Konto ohne Bedingungen kostenlos.\n2. **Quistor** verlangt erst ab dem zweiten Konto eine Gebühr.\n3. **Sparwerk** und Direktia sind günstige Alternativen, auch Münzhaus und Talerfuchs werden genannt.',
      sources: [tests, forum],
      queries: ['girokonto kostenlos vergleich', 'girokonto ohne gebühren'],
    },
    {
      ...german,
      count: 24,
      prompt: ACCOUNT,
      tags: ['Girokonto'],
      model: 'perplexity',
      text: 'Brellan Bank übernimmt den Kontowechsel vollständig. Sparwerk hilft am Telefon.',
      sources: [tests, 'https://www.bankmagazin.example/kontowechsel'],
      queries: ['kontowechsel service bank', 'girokonto wechseln ablauf', 'nortivo bank kontowechsel'],
    },
    {
      ...german,
      count: 20,
      prompt: BUSINESS,
      text: 'Die Nortivo Bank ist bei Selbstständigen bekannt, aber ihr Kundendienst ist langsam und unfreundlich. Quistor ist besser.',
      sources: ['https://nortivo-bank.example/', forum],
    },
    {
      ...german,
      count: 20,
      prompt: DEPOT,
      model: 'perplexity',
      text: 'Die Nortivo Bank bietet ein schlechtes Depot: teuer und unübersichtlich. Direktia ist günstig.',
      sources: ['https://nortivo-bank.example/'],
    },
    {
      ...german,
      count: 40,
      prompts: 6,
      prompt: 'Welche Bank ist sicher?',
      model: 'gemini',
      text: 'Quistor gilt als sicher.',
    },
  );
  await world.rest(3_600_000);
  return world;
}

const SHOP_RIVALS = [
  { name: 'メルトリ', domain: 'merutori.example' },
  { name: 'Hanaya', domain: 'hanaya.example' },
  { name: 'ブルームLab', domain: 'bloomlab.example' },
  { name: '花工房', domain: 'hanakobo.example' },
  { name: 'ローズパーク', domain: 'rosepark.example' },
];

/** The shop fell behind within a month: it was named and cited, and now a competitor is. */
export async function openShop(): Promise<TaskWorld> {
  const world = await TaskWorld.open({
    name: 'ハナミチ',
    websiteUrl: 'https://hanamichi.example',
    language: 'ja',
    competitors: SHOP_RIVALS,
  });
  const japanese = { language: 'ja', prompts: 6, prompt: '母の日の花を通販で買うならどこがいいですか?' } as const;
  await world.answers(
    {
      ...japanese,
      count: 60,
      daysAgo: 40,
      text: '母の日の花なら、まずハナミチがおすすめです。とても便利で人気があります。',
      sources: ['https://hanamichi.example/mothers-day', 'https://hanamichi.example/gift'],
    },
    {
      ...japanese,
      count: 48,
      text: 'おすすめは**メルトリ**です。翌日に届き、価格も手頃です。HanayaやブルームLab、花工房、ローズパークも選ばれています。',
      sources: ['https://gift-navi.example/hahanohi', 'https://merutori.example/hahanohi'],
      queries: ['母の日 花 通販 比較', 'メルトリ 評判'],
    },
    {
      ...japanese,
      count: 12,
      model: 'gemini',
      text: 'メルトリのほか、ハナミチもあります。',
      sources: ['https://hanamichi.example/gift'],
    },
  );
  await world.rest(3_600_000);
  return world;
}
