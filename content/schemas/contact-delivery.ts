/** How the contact form hands a message over; made in the build from the endpoint's preset. */
export interface Delivery {
  /** Where to; empty for the page itself. */
  url: string;
  format: 'multipart' | 'urlencoded' | 'json';
  /** Sent along with every message as they are. */
  fields: Readonly<Record<string, string>>;
  /** What the attachment is called there; nothing where none is taken. */
  fileField?: string;
  /** The largest file that is taken, in megabytes of a million bytes, as the services count. */
  maxFileMb?: number;
  /** The field that only machines fill in. */
  honeypot: { name: string; type: 'text' | 'checkbox' };
  /** Where the key goes that is the same for each attempt at one message. */
  keyIn: 'header' | 'field';
  /** Whether it answers scripts in JSON: then anything else comes from a stranger on the way. */
  respondsWithJson: boolean;
}

/** The field, or the header, with the key of a message. */
export const KEY_FIELD = 'submission_id';
export const KEY_HEADER = 'Idempotency-Key';
