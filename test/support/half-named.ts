/** Ten prompts put to one engine on six days, of which five always name a brand, first, and five never do. */

const DAY_MS = 86_400_000;

/** Lines of answers.ndjson. `brand` null: nobody is named. `lastDay`: of the six. */
export function listHalfNamed(brand: string | null, lastDay: string, model = 'chatgpt'): object[] {
  const first = Date.parse(`${lastDay}T10:00:00Z`) - 5 * DAY_MS;
  return Array.from({ length: 60 }, (_, at) => {
    const [day, prompt] = [Math.floor(at / 10), at % 10];
    const said = brand !== null && prompt < 5 ? `${brand} is one` : 'Nobody stands out';
    const answeredAt = new Date(first + day * DAY_MS).toISOString();
    return { prompt: `Which kettle for case ${prompt}?`, model, answeredAt, text: `${said} on day ${day}.` };
  });
}
