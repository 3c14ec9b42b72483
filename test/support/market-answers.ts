/** Two hundred answers in four languages, always the same: headings of ordinary words, and brands that stand in sentences alone. */
export interface MarketAnswer {
  prompt: string;
  language: string;
  text: string;
}

/** In sentences only, a few each language. */
export const PROSE_NAMES: Readonly<Record<string, readonly string[]>> = {
  EN: ['Brimlane', 'Oduvia Cloud', 'Veltaro'],
  DE: ['Nimbero', 'Rastorio', 'Quendix'],
  ES: ['Larkspan', 'Tivoro', 'Askbarn'],
  FR: ['Mapkin', 'Foldera', 'Pintelo'],
};

const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  EN: [
    'Pricing',
    'Pros and Cons',
    'Customer Support',
    'Integrations',
    'Ease of Use',
    'Security',
    'Final Thoughts',
    'Onboarding',
  ],
  DE: [
    'Kundensupport',
    'Vor- und Nachteile',
    'Preisgestaltung',
    'Datenschutz',
    'Schnittstellen',
    'Benutzerfreundlichkeit',
    'Fazit',
  ],
  ES: [
    'Integraciones',
    'Ventajas y desventajas',
    'Precio',
    'Atención al cliente',
    'Facilidad de uso',
    'Seguridad',
    'Escalabilidad',
  ],
  FR: [
    'Intégrations',
    'Avantages et inconvénients',
    'Tarification',
    'Service client',
    'Sécurité',
    'Ergonomie',
    'Fiabilité',
  ],
};

/** `@` is a name of prose, `#` another. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  EN: [
    'Many teams choose Kordiva, @ or # for planning.',
    'Compared with Kordiva, the boards of @ are simple. Prices in January were lower.',
    'If you want reports, look at @ as well. However, the Export takes time.',
  ],
  DE: [
    'Viele Teams nutzen Kordiva, @ oder # für die Planung ihrer Projekte.',
    'Im Vergleich mit Kordiva ist @ einfacher, und die Preise für kleine Unternehmen sind niedrig.',
    'Für Berichte eignet sich auch @ mit der Auswertung, dem Kalender und einer guten Oberfläche.',
  ],
  ES: [
    'Muchos equipos eligen Kordiva, @ o # para planificar.',
    'Frente a Kordiva, los tableros de @ son sencillos. En España cuesta menos.',
    'Para los informes conviene mirar también @ con calma.',
  ],
  FR: [
    'Beaucoup d’équipes choisissent Kordiva, @ ou # pour planifier.',
    'Face à Kordiva, les tableaux de @ restent simples. En France il coûte moins.',
    'Pour les rapports, regardez aussi @ de près.',
  ],
};

/** Fifty answers a language, to ten prompts each. */
export function listMarketAnswers(): MarketAnswer[] {
  return Object.keys(PROSE_NAMES).flatMap((language) =>
    Array.from({ length: 50 }, (_, index) => {
      const names = PROSE_NAMES[language]!;
      const headings = HEADINGS[language]!;
      const sentences = SENTENCES[language]!;
      const pick = <T>(list: readonly T[], step: number) => list[(index * step + Math.floor(index / 7)) % list.length]!;
      const one = pick(names, 1);
      const other = names[(names.indexOf(one) + 1) % names.length]!;
      const tell = (sentence: string) => sentence.replace('@', one).replace('#', other);
      const text = [
        `## 1. ${pick(headings, 1)}`,
        tell(pick(sentences, 1)),
        `- **${pick(headings, 3)}**: ${tell(pick(sentences, 2))}`,
        `- **${headings[(headings.indexOf(pick(headings, 3)) + 2) % headings.length]}**`,
        `| ${headings[0]} | ${headings[1]} |\n|---|---|\n| ${pick(headings, 5)} | 10 |`,
      ].join('\n\n');
      return { prompt: `${language} planner ${index % 10}?`, language: language.toLowerCase(), text };
    }),
  );
}
