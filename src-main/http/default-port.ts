/** Where the API is unless the owner says otherwise. By itself, so that an entry can know it before the server is loaded. */
export const DEFAULT_PORT = 4477;
