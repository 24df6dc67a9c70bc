/** How the contact form sends a message; derived from the endpoint's preset during the build. */
export interface Delivery {
  /** URL to send to; empty for the page itself. */
  url: string;
  format: 'multipart' | 'urlencoded' | 'json';
  /** Fixed fields that are sent with every message. */
  fields: Readonly<Record<string, string>>;
  /** Name of the attachment's field; undefined if no file is accepted. */
  fileField?: string;
  /** Size limit of the file, in megabytes of a million bytes, as the services count. */
  maxFileMb?: number;
  /** The hidden field that only bots fill in. */
  honeypot: { name: string; type: 'text' | 'checkbox' };
  /** Where to send a message's key, which is the same for each attempt to send the message. */
  keyIn: 'header' | 'field';
  /** Whether the service responds to scripts in JSON, so that any other response is not its own. */
  respondsWithJson: boolean;
}

/** Names of the field and of the header with a message's key. */
export const KEY_FIELD = 'submission_id';
export const KEY_HEADER = 'Idempotency-Key';
