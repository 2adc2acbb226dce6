/**
 * Closes the connection without a status line. workerd answers 500 to an error thrown by a Worker, except to one of its
 * own "disconnected" errors, which it hands on by disconnecting: so we ask a port that nobody listens on.
 */
export async function closedWithoutAnswer(): Promise<Response> {
  return fetch('http://127.0.0.1:1/');
}

/** The error that makes workerd drop a connection, to break a body with. */
export async function disconnectedError(): Promise<unknown> {
  try {
    await closedWithoutAnswer();
  } catch (error) {
    return error;
  }
  return new Error('Somebody listens on port 1');
}
