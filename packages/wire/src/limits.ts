/** Version of the messages. A page with another version is told to reload. */
export const PROTOCOL = 'amalfi.1'

/** A longer message of a page closes its socket. */
export const MOST_MESSAGE_BYTES = 4096
/** A longer body of a request is refused. */
export const MOST_BODY_BYTES = 4096

/** Characters of a name. */
export const LONGEST_NAME = 24

/** A page that sends nothing for this long counts as gone. */
export const DEAD_AFTER = 25_000
/** A page sends a beat this often. */
export const BEAT_EVERY = 10_000

/** A page that returns is sent up to this many missed entries one by one, otherwise a full view. */
export const MOST_MISSED = 200

/** A socket whose page reads too slowly is cut when this much waits for it. */
export const MOST_BUFFERED_BYTES = 256 * 1024

/** A page may send this many messages at once, and then this many in a second. */
export const MESSAGE_BURST = 30
export const MESSAGES_PER_SECOND = 3

/** Sockets from one network address. */
export const MOST_SOCKETS_PER_ADDRESS = 200
/** Requests that create something, from one network address in an hour. */
export const MOST_CREATED_PER_HOUR = 60
