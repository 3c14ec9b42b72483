/** What a case of a rule is: data that provokes it, data that nearly does, and data that heals it. */
import type { TaskWorld, WorldOptions } from '#support/task-world.ts';

export interface RuleCase {
  rule: string;
  subject?: string;
  world?: WorldOptions;
  /** Just short of a finding: the rule stays silent. */
  nearly?: (world: TaskWorld) => Promise<unknown>;
  provoke: (world: TaskWorld) => Promise<unknown>;
  heal: (world: TaskWorld) => Promise<unknown>;
}
