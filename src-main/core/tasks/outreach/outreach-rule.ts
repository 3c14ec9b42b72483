/** The name under which tasks that somebody made to be named on a site are stored with those of rules; their subject is the host. */
export const OUTREACH_RULE = 'outreach';
