/**
 * The errors that nginx itself answers below the API's path. The messages are for people, without quotes and dollar
 * signs.
 */
export const gatewayErrors = [
  { status: 400, message: 'The server could not read the request.' },
  { status: 403, message: 'The server does not allow this request.' },
  { status: 405, message: 'The server does not know this kind of request.' },
  { status: 408, message: 'The request took too long to arrive. Try again.' },
  { status: 413, message: 'This is more than the server takes at once. Send less.' },
  { status: 429, message: 'Too many requests. Wait a little and try again.' },
  { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  { status: 502, message: 'The server cannot be reached right now. Try again in a moment.' },
  { status: 503, message: 'The server is busy right now. Try again in a moment.' },
  { status: 504, message: 'The server took too long to answer. Try again in a moment.' },
]
