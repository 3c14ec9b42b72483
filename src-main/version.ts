/** The version of this build, and where newer ones are told of, from package.json. */
import manifest from '../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;

/** An https address that answers `{ version, url }`; null: this build has none, and looks nowhere. */
export const UPDATE_FEED: string | null = manifest.sightline.updateFeed;
