/** In an address: all connections to it share one session, as those to the embedded database do. */
export const sharedSession = 'shared_session=1';
