/** Die Planung der Genauigkeit. */
import type { Texts } from '../english/index.ts';
import { formatQuantity } from '../format.ts';

export const PLAN: Texts['plan'] = {
  title: 'Wie genau, zu welchem Preis?',
  note: 'Daraus, wie verschieden Prompts, KI-Dienste, Tage und Antworten dieses Projekts sind',
  noteAssumed:
    'Zu wenig gefragt, um es zu messen: Antworten auf einen Prompt gelten als zu 0,4 gleich, bei einer Rate von 50 %',
  target: 'Ziel',
  halfWidth: 'Intervall von ± Punkten',
  detect: 'Änderung von Punkten sehen',
  amount: 'Punkte',
  now: (half, detects) =>
    `Heute ±${half} Punkte für ähnliche Prompts; eine Änderung von ${detects} Punkten wird in vier von fünf Fällen gesehen.`,
  design: (prompts, engines, days) =>
    `${formatQuantity(prompts, 'Prompt', 'Prompts')} bei ${formatQuantity(engines, 'KI-Dienst', 'KI-Diensten')}, an ${formatQuantity(days, 'Tag', 'Tagen')} gefragt`,
  reached: 'Das ist heute erreicht; so wenig davon genügt jeweils, alles andere wie bisher:',
  oneOf: 'Eines davon erreicht es, alles andere wie bisher:',
  none: 'Nichts davon allein erreicht das. Mehr Prompts und mehr Tage zusammen kommen näher.',
  lever: 'Mit',
  answers: 'Antworten',
  figureCost: 'Für einen Wert',
  monthlyCost: 'Im Monat',
  levers: {
    prompts: (count) => formatQuantity(count, 'Prompt', 'Prompts'),
    samples: (count) => formatQuantity(count, 'Stichprobe je Lauf', 'Stichproben je Lauf'),
    days: (count) => formatQuantity(count, 'gefragten Tag', 'gefragten Tagen'),
    engines: (count) => formatQuantity(count, 'KI-Dienst', 'KI-Diensten'),
  },
  names: { prompts: 'Mehr Prompts', samples: 'Mehr Stichproben', days: 'Mehr Tage', engines: 'Mehr KI-Dienste' },
  unreachable: (best) => `geht nicht: bestenfalls ${best}`,
  cheapest: 'am günstigsten',
  windowDays: (days) => `ein Wert umfasst dann ${formatQuantity(days, 'Tag', 'Tage')}`,
  missing: {
    prompts: 'weniger als 5 Prompts mit Antworten',
    answers: 'weniger als 30 Antworten',
    repeats: 'nichts zweimal gefragt',
  },
  wizard: (prompts, points) =>
    `${formatQuantity(prompts, 'Prompt sieht', 'Prompts sehen')} Änderungen von etwa ${points} Punkten von Monat zu Monat, wenn täglich gefragt wird. Mehr Prompts sehen kleinere, mehr Stichproben kaum.`,
  wizardFew: 'Ab fünf Prompts kann die App sagen, wie sicher ein Wert ist.',
  schedule: (half, detects) =>
    `So wie jetzt gefragt wird, ist die Nennungsrate von 30 Tagen auf ±${half} Punkte bekannt, und eine Änderung von ${detects} Punkten wird gesehen.`,
};
