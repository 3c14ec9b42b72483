/** The heads of one answer as a reader of its Markdown comes upon them, and which of them are mere attributes or titles. */

export interface Head {
  text: string;
  /** Where the head links to, when it is a link. */
  url: string | null;
}

export class HeadList {
  readonly #markdown: string;
  readonly #heads: Head[] = [];
  /** How many list items each text heads. */
  readonly #itemTexts = new Map<string, number>();

  constructor(markdown: string) {
    this.#markdown = markdown;
  }

  /** Bold text, or the first cell of a row. */
  add(head: Head): void {
    if (head.text.trim() !== '') this.#heads.push(head);
  }

  addItem(head: Head): void {
    this.add(head);
    const key = toAttributeKey(head.text);
    this.#itemTexts.set(key, (this.#itemTexts.get(key) ?? 0) + 1);
  }

  /** A section that is about a name is numbered or names it again; a mere title does neither. */
  addHeading(head: Head): void {
    const title = head.text.replace(/^\(?\d{1,3}[.):]\s*/, '').trim();
    const isNumbered = title.length < head.text.trim().length;
    if (isNumbered || (title !== '' && this.#isTwice(title))) this.add(head);
  }

  /** In the order of the text. A text that heads several list items ("Price" under every product) is left out. */
  list(): Head[] {
    return this.#heads.filter((head) => (this.#itemTexts.get(toAttributeKey(head.text)) ?? 0) < 2);
  }

  #isTwice(title: string): boolean {
    const first = this.#markdown.indexOf(title);
    return first !== -1 && this.#markdown.includes(title, first + title.length);
  }
}

function toAttributeKey(text: string): string {
  return text.split(/[:：]/, 1).join('').trim().toLowerCase();
}
