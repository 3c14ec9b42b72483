/** The screens that show most. All of them: `following.long.test.ts`. */
import { describeFollowing } from './describe-following.ts';

describeFollowing(['overview', 'answer', 'runs and costs']);
