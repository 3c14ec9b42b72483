/** The lanes of one executor: the control of each, and what of them is worth telling. Starts no call. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Lane } from './job-queue.ts';
import { LaneControl, type LaneView } from './lane-control.ts';
import type { Outage } from './lane-outage.ts';
import { type Reach, toLaneKey } from './plan-reach.ts';

/** How a live lane fares, with the route that it was learnt on. */
export interface LearntLane extends LaneView {
  engine: Engine;
  route: string;
}

export class LaneRegistry {
  readonly #controls = new Map<string, LaneControl>();
  readonly #lanes = new Map<string, Lane>();
  readonly #routes = new Map<Engine, string>();
  #listed = '[]';

  /** The control of a lane; what was learnt over another route is forgotten. */
  controlOf(lane: Lane, reach: Reach): LaneControl {
    const key = toLaneKey(lane);
    let control = this.#controls.get(key);
    if (!control) {
      control = new LaneControl();
      this.#controls.set(key, control);
      this.#lanes.set(key, { environment: lane.environment, engine: lane.engine });
    }
    control.noteReach(reach.fingerprint);
    if (reach.route.surface !== 'simulated') this.#routes.set(lane.engine, reach.route.id);
    return control;
  }

  /** Lanes whose engine is out, each once after every call that it did not answer. */
  takeOutages(): { lane: Lane; outage: Outage }[] {
    return [...this.#lanes].flatMap(([key, lane]) => {
      const { outage } = this.#controls.get(key) ?? {};
      return outage?.current && outage.takeNews() ? [{ lane, outage: outage.current }] : [];
    });
  }

  /** Lanes whose engine answers again, each once. */
  takeRecovered(): Lane[] {
    return [...this.#lanes].flatMap(([key, lane]) => (this.#controls.get(key)?.outage.takeEnd() ? [lane] : []));
  }

  /** Lets lanes be tried at once that a refused key, an empty account or an outage keeps. */
  unblock(): void {
    for (const control of this.#controls.values()) control.unblock();
  }

  /** Lets a live lane be tried at once, whatever it waits for: its server was seen to answer. */
  endRest(engine: Engine): void {
    this.#controls.get(toLaneKey({ environment: 'live', engine }))?.endRest();
  }

  /** Live lanes that began a call in this process, by engine; null while nothing changed since they were listed last. */
  listChanged(nowMs: number): LearntLane[] | null {
    const lanes = [...this.#routes].flatMap(([engine, route]) => {
      const view = this.#controls.get(toLaneKey({ environment: 'live', engine }))?.describe(nowMs);
      return view ? [{ engine, route, ...view }] : [];
    });
    const text = JSON.stringify(lanes);
    if (text === this.#listed) return null;
    this.#listed = text;
    return lanes;
  }
}
