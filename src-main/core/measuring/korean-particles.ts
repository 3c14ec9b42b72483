/** The particles that Korean writes directly after a name. A closed list: any other syllable after a name makes another word. */

const CASES =
  '은 는 이 가 을 를 의 에 에서 에게 에게서 께 께서 한테 한테서 와 과 랑 이랑 하고 로 으로 로서 으로서 로써 으로써 로부터 으로부터';
const FOCUS =
  '도 만 부터 까지 처럼 보다 이나 나 마다 조차 마저 밖에 뿐 같이 이든 든 이든지 든지 이야 야 이며 며 이자 이라도 라도';
const AFTER_CASES =
  '에는 에도 에만 에의 에서는 에서도 에서만 에서의 에서부터 에게는 에게도 께서는 한테는 와는 과는 와도 과도 와의 과의 로는 으로는 로도 으로도 로만 으로만 로의 으로의 까지는 까지도 까지의 부터는 부터의 보다는 보다도 보다 만이 만은 만의 만을 만으로 처럼은 만큼 만큼은 만큼이나 이나마 하고는 하고도';
const COPULA =
  '이다 다 입니다 이에요 예요 이라 라 이라는 라는 이란 란 이라고 라고 이라면 라면 이라서 라서 이고 고 이지만 지만 인 인데 이었다 였다 이었습니다 였습니다 이므로 므로 이죠 죠 이네요 네요 이라든가 라든가 이라든지 라든지 이라며 라며 이요 요 인지 인가요 일까요 이냐 냐';

const SPOKEN =
  '에선 에겐 께선 한텐 로선 으로선 론 으론 이랑은 랑은 하고만 이야말로 야말로 치고 말고 대로 같이는 처럼만';
const BOUND_NOUNS = '들 들은 들이 들을 들의 들도 들에게 측 측은 측이 측의 측에서 용';
const MORE_COPULA =
  '이었고 였고 이었던 였던 이었지만 였지만 이었으며 였으며 입니까 인가 이니 니 이니까 니까 이어서 여서 이면 면 이거나 거나 이더라도 더라도 인데요 이지요 지요 인지도 일수록';

const PARTICLES = new Set([CASES, FOCUS, AFTER_CASES, COPULA, SPOKEN, BOUND_NOUNS, MORE_COPULA].join(' ').split(' '));

const HANGUL_RUN = /[\u1100-\u11FF\uAC00-\uD7A3]*/y;

/** Length of the particle at `index`, 0 if there is none. The particle takes all Korean letters up to the next other character. */
export function countParticle(text: string, index: number): number {
  HANGUL_RUN.lastIndex = index;
  const run = HANGUL_RUN.exec(text)![0];
  return PARTICLES.has(run.normalize('NFC')) ? run.length : 0;
}
