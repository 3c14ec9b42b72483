/** Die Planung der Genauigkeit. */
import type { Texts } from '../english/index.ts';
import { formatQuantity } from '../format.ts';

export const PLAN: Texts['plan'] = {
  title: 'Wie genau, zu welchem Preis?',
  note: 'Berechnet daraus, wie sehr sich Prompts, KI-Dienste, Tage und Antworten dieses Projekts unterscheiden',
  noteAssumed:
    'Zu wenig gefragt, um es zu messen: Angenommen sind eine Korrelation von 0,4 zwischen Antworten auf einen Prompt und eine Rate von 50 %',
  target: 'Ziel',
  halfWidth: 'Intervall von ± Punkten',
  detect: 'Veränderung in Punkten erkennen',
  amount: 'Punkte',
  now: (half, detects) =>
    `Heute ±${half} Punkte für ähnliche Prompts; eine Veränderung von ${detects} Punkten wird in vier von fünf Fällen erkannt.`,
  design: (prompts, engines, days) =>
    `${formatQuantity(prompts, 'Prompt', 'Prompts')} bei ${formatQuantity(engines, 'KI-Dienst', 'KI-Diensten')}, an ${formatQuantity(days, 'Tag', 'Tagen')} gefragt`,
  reached: 'Das ist heute schon erreicht; so viel genügt jeweils, alles andere unverändert:',
  oneOf: 'Jedes davon für sich erreicht es, alles andere unverändert:',
  none: 'Nichts davon reicht allein. Mehr Prompts und mehr Tage zusammen kommen näher heran.',
  lever: 'Mit',
  answers: 'Antworten',
  figureCost: 'Für einen Wert',
  monthlyCost: 'Im Monat',
  levers: {
    prompts: (count) => formatQuantity(count, 'Prompt', 'Prompts'),
    samples: (count) => formatQuantity(count, 'Stichprobe je Durchlauf', 'Stichproben je Durchlauf'),
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
    `${formatQuantity(prompts, 'Prompt zeigt', 'Prompts zeigen')} Veränderungen ab etwa ${points} Punkten von Monat zu Monat, wenn täglich gefragt wird. Mehr Prompts zeigen kleinere, mehr Stichproben kaum.`,
  wizardFew: 'Ab fünf Prompts kann die App sagen, wie sicher ein Wert ist.',
  schedule: (half, detects) =>
    `So wie jetzt gefragt wird, ist die Nennungsrate von 30 Tagen auf ±${half} Punkte bekannt, und eine Veränderung von ${detects} Punkten wird erkannt.`,
};
