import { aiModeRoute } from '#main/core/engines/serpapi/serpapi-routes.ts';
import { describeConformance } from '../conformance/describe-conformance.ts';
import { billOf, bodiesOf, REFERENCES, SERPAPI_KIT } from './serpapi-kit.ts';

describeConformance({
  ...SERPAPI_KIT,
  route: aiModeRoute,
  german: 'de',
  answer: {
    bodies: bodiesOf('mode-answer'),
    expected: {
      text: [
        'Both Kordiva and Brimlane suit small teams.',
        '',
        '### How they differ',
        '',
        '| Tool | Price |',
        '| --- | --- |',
        '| Kordiva | free \\| 5 € |',
        '| Brimlane | 9 € |',
        '',
        '|  | Kordiva | Brimlane |',
        '| --- | --- | --- |',
        '| Reports | simple | deep |',
        '',
        '```sh',
        'kordiva init',
        '```',
      ].join('\n'),
      engineVersion: null,
      cited: REFERENCES.slice(0, 2),
      retrieved: [],
      queries: null,
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: billOf(1),
    },
  },
  unknownItems: { bodies: bodiesOf('surface-unknown-items'), text: 'Use Kordiva.' },
  noText: { bodies: bodiesOf('surface-no-text'), reason: 'schema_drift' },
  notShown: bodiesOf('no-results'),
  toAnswer: (text) => [{ text_blocks: [{ type: 'paragraph', snippet: text }] }],
});
