import { describeFollowing } from './describe-following.ts';

describeFollowing();
