/** How figures come about and what they do not say, in German. */
import type { MethodWords } from './english.ts';

export const METHOD_GERMAN: MethodWords = {
  counting: {
    title: 'Was gezählt wird',
    paragraphs: [
      'Fragen (Prompts) werden KI-Antwortdiensten immer wieder gestellt. Jede Antwort wird aufbewahrt, und die Marken, die sie nennt, und die Seiten, die sie zitiert, werden nach festen Regeln gezählt, ohne dass ein Modell urteilt.',
      'Ein gescheiterter Aufruf ist keine Antwort, eine Oberfläche, die nichts zeigte, ebenso wenig. Eine Ablehnung ist eine Antwort. Tage sind UTC-Tage. Ein Strich heißt „nichts gezählt“, nie null.',
    ],
    formula:
      'Rate = Antworten mit der Eigenschaft ÷ alle Antworten des Zeitraums. Sie wird nie aus Tagesraten gemittelt.',
  },
  brand: {
    title: 'Intervall für die Marke',
    paragraphs: [
      'Es beantwortet: „Wie sichtbar ist die Marke bei Fragen wie diesen?“ Andere hätten sich andere Fragen ausgedacht; deshalb sind die Fragen die Stichprobe, und Antworten auf eine Frage zählen zusammen: Tausend Antworten auf vierzig Fragen sind vierzig Stimmen, nicht tausend.',
      'Es steht bei jeder Zahl, mit der Zahl der Prompts. Unter fünf Prompts gibt es keines, weil so wenige nichts über andere wie sie sagen; dann steht dort das Intervall bei Wiederholung, mit seinem Namen.',
      'In simulierten Projekten trifft ein 95-%-Intervall in 93 bis 97 von 100 Fällen zu. Bekannte Schwäche: Bei Raten von 2 bis 10 % sind es mit 12 Prompts 86 bis 98, mit 40 Prompts 88 bis 98.',
    ],
    formula:
      'Varianz = P ÷ (P − 1) × Summe über die Prompts von (Treffer − Rate × Antworten)² ÷ alle Antworten². Gezeichnet als Wilson-Intervall mit der Zahl an Antworten, die diese Varianz ergibt, und Students t mit P − 1 Freiheitsgraden; unter 15 % und über 85 % mit weniger, soweit wenige Prompts den größten Teil der Varianz ausmachen (Satterthwaite). Bei Mittelwerten dieselbe Varianz, gezeichnet als Mittelwert ± t × ihre Wurzel.',
  },
  repeat: {
    title: 'Intervall bei Wiederholung',
    paragraphs: [
      'Es beantwortet: „Was ergäben genau diese Prompts, wenn sie an diesen Tagen noch einmal gestellt würden?“ Nur die Antworten der KI-Dienste wechseln, nicht die Fragen. Es ist das Band von Diagrammen über die Zeit, die immer dieselben Prompts zeigen.',
      'Wo benachbarte Tage einander mehr gleichen, als der Zufall es macht, wird es entsprechend breiter.',
    ],
    formula:
      'Varianz = Summe über Prompts und KI-Dienste von Antworten × Varianz darin ÷ alle Antworten², Freiheitsgrade nach Satterthwaite. Wo nichts zweimal gefragt wurde, ist es das Wilson-Intervall aller Antworten, eine obere Grenze.',
  },
  changes: {
    title: 'Veränderungen und ihre Urteile',
    paragraphs: [
      'Zwei Zeiträume stellen dieselben Prompts; deshalb werden sie Prompt für Prompt verglichen, nie als zwei Haufen von Antworten. Es gibt vier Urteile.',
      'Echt: Das Intervall für Prompts wie diese schließt die Null aus. Bei diesen Prompts: Nur das Intervall bei Wiederholung tut es; diese Prompts haben sich verändert, andere wie sie vielleicht nicht. Im Rauschen: keines von beiden, und dann heißt eine Veränderung weder Anstieg noch Rückgang. Zu wenige Antworten: auf einer Seite weniger als 30 Antworten oder 5 Prompts.',
      'Von hundert Veränderungen, die keine sind, heißen etwa fünf durch Zufall echt. Wo eine Tabelle viele Zeilen auf einmal beurteilt, wird gehalten, dass von dem, was echt heißt, höchstens eines von zehn Zufall ist (Benjamini und Hochberg).',
      'Zeilen eines einzelnen Prompts (in Tabellen von Prompts, von Prompts und KI-Diensten) gelten nur für ihn: Die Regel der fünf Prompts kann für sie nicht gelten, und ihr Urteil betrifft seine Antworten und sagt nichts über andere Prompts.',
    ],
    formula:
      'Je Prompt: seine Abweichung von der Rate des Zeitraums, jetzt weniger vorher, jeweils geteilt durch alle Antworten ihres Zeitraums. Varianz = P ÷ (P − 1) × Summe der Quadrate; Students t mit P − 1.',
  },
  limits: {
    title: 'Was die Zahlen nicht sagen',
    paragraphs: [
      'Sie sagen nichts über Fragen anderer Art als die gestellten, über KI-Dienste, die nicht gefragt wurden, oder darüber, wie viele Menschen welche Frage stellen.',
      'Ein Intervall umfasst Zufall, keine Fehler: Ein Name, der nicht erkannt wird, Prompts, die die Marke begünstigen, oder ein KI-Dienst mit anderem Modell liegen außerhalb.',
      'Eine echte Veränderung sagt, dass sich etwas verändert hat, nicht warum. Eine Zahl neben einer anderen, etwa Umsatz neben Sichtbarkeit, sagt nicht, dass die eine die andere bewirkt hat.',
      'Antworten über eine API können von denen in einer App abweichen, wo Modell, Gedächtnis, Ort und Oberfläche andere sind.',
    ],
  },
};
