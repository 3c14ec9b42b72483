/** Work with a limit of time. Whoever sets one has to end what is under way when it is over. */

/** Rejects when the time is up; what the work comes to after that nobody hears of. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Printing took too long.')), Math.max(0, ms));
  });
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
