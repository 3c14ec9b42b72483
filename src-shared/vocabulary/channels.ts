/** Where customers say that they heard of a brand: the standard channels, their labels and categories, and the sources. */

export const CHANNEL_CATEGORIES = [
  'ai_search',
  'organic_search',
  'paid',
  'social',
  'referral',
  'content',
  'direct',
  'other',
] as const;
export type ChannelCategory = (typeof CHANNEL_CATEGORIES)[number];

/** Exports of form tools and customer databases. */
export const IMPORT_SOURCES = ['form_tool_a', 'form_tool_b', 'crm_a', 'crm_b'] as const;

/** How a response came in. */
export const ATTRIBUTION_SOURCES = ['widget', 'api', 'api_bulk', ...IMPORT_SOURCES] as const;
export type AttributionSource = (typeof ATTRIBUTION_SOURCES)[number];

export interface Channel {
  label: string;
  category: ChannelCategory;
}

export const STANDARD_CHANNELS: Readonly<Record<string, Channel>> = {
  ai_search: { label: 'AI Search (ChatGPT, Perplexity, etc.)', category: 'ai_search' },
  ai_chatgpt: { label: 'ChatGPT', category: 'ai_search' },
  ai_perplexity: { label: 'Perplexity', category: 'ai_search' },
  google_search: { label: 'Google Search', category: 'organic_search' },
  social_media: { label: 'Social Media', category: 'social' },
  paid_ads: { label: 'Paid Ads', category: 'paid' },
  referral: { label: 'Referral', category: 'referral' },
  content: { label: 'Content', category: 'content' },
  direct: { label: 'Direct', category: 'direct' },
};

/** A channel by its id; any other id is a channel of its own, its own label, category `other`. */
export function toChannel(channelId: string): Channel {
  const standard = Object.hasOwn(STANDARD_CHANNELS, channelId) ? STANDARD_CHANNELS[channelId] : undefined;
  return standard ?? { label: channelId, category: 'other' };
}
