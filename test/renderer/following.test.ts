/** The screens that show most. All of them: `following.long.test.ts`. */
import { describeFollowing } from './describe-following.ts';

describeFollowing(['overview', 'prompts', 'answer', 'tasks', 'reports', 'runs and costs']);
