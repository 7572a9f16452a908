const host = 'Host: localhost\r\n';
/** Asks that the line be closed once it is answered, so that all that comes of it has come. */
const last = 'Connection: close\r\n';
/** What nobody may have smuggled in behind another request. */
export const smuggled = `GET /behind.json HTTP/1.1\r\n${host}${last}\r\n`;

const posted = (headers: string, body: string): string => `POST / HTTP/1.1\r\n${host}${headers}\r\n${body}${smuggled}`;
const chunked = (body: string): string => posted('Transfer-Encoding: chunked\r\n', body);
const asked = (headers: string): string => `GET / HTTP/1.1\r\n${headers}${last}\r\n`;

/** Requests that two readers might take for different ones, byte for byte. */
export const doubtful: Readonly<Record<string, string>> = {
  'a length beside pieces': posted('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  'pieces beside a length': posted('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '5c\r\n'),
  'two lengths': posted('Content-Length: 0\r\nContent-Length: 40\r\n', ''),
  'two lengths in a line': posted('Content-Length: 0, 40\r\n', ''),
  'a length with a sign': posted('Content-Length: +0\r\n', ''),
  'a length below nothing': posted('Content-Length: -1\r\n', ''),
  'a length in hexadecimal': posted('Content-Length: 0x0\r\n', ''),
  'a length beyond numbers': posted('Content-Length: 99999999999999999999999\r\n', ''),
  'a length that swallows the next': `GET / HTTP/1.1\r\n${host}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  'a body behind a GET': `GET / HTTP/1.1\r\n${host}Content-Length: 4\r\n\r\nbody${smuggled}`,
  'pieces behind a GET': `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a body behind a HEAD': `HEAD / HTTP/1.1\r\n${host}Content-Length: 4\r\n\r\nbody${smuggled}`,
  'a coding nobody knows': posted('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
  'pieces, but not last': posted('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'),
  'two codings': posted('Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n', '0\r\n\r\n'),
  'a space before the colon': posted('Transfer-Encoding : chunked\r\n', '0\r\n\r\n'),
  'a folded header': posted('Transfer-Encoding:\r\n chunked\r\n', '0\r\n\r\n'),
  'a tab for a space': posted('Transfer-Encoding:\u000bchunked\r\n', '0\r\n\r\n'),
  'a sign within a header': posted('X: a\u0000b\r\n', ''),
  'a header that ends in half a line end': posted('X: a\rTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  'a header that ends in the other half': posted('X: a\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  'line ends without returns': 'POST / HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n',
  'a piece longer than it says': chunked('1\r\nxx\r\n0\r\n\r\n'),
  'a piece of more bytes than there are': chunked('fffffffffffffffff\r\nx\r\n0\r\n\r\n'),
  'a piece with half line ends': chunked('1\nx\n0\n\n'),
  'a piece with a very long remark': chunked(`1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`),
  'a piece of a negative size': chunked('-1\r\n\r\n0\r\n\r\n'),
  'an answer asked for before the body': posted('Expect: 100-continue\r\nContent-Length: 5\r\n', 'hello'),
}; // prettier-ignore

/** Requests for another house, and for none, with what they are answered. */
export const elsewhere: Readonly<Record<string, readonly [request: string, status: number | undefined]>> = {
  'two names, ours first': [asked(`${host}Host: evil.example\r\n`), 421],
  'two names, ours last': [asked(`Host: evil.example\r\n${host}`), 421],
  'no name': [asked(''), 400],
  'no name, as it was once done': ['GET / HTTP/1.0\r\n\r\n', 421],
  'an empty name': [asked('Host:\r\n'), 421],
  'another house in the first line': [`GET http://evil.example/ HTTP/1.1\r\n${host}${last}\r\n`, 421],
  'our name in the first line, another below': [`GET http://localhost/ HTTP/1.1\r\nHost: evil.example\r\n${last}\r\n`, 421],
  'our name twice': [`GET http://localhost/ HTTP/1.1\r\n${host}${last}\r\n`, 200],
  'a way through to somebody else': [`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, undefined],
  'another protocol': [asked(`${host}Upgrade: h2c\r\n`), 200],
  'no protocol': ['GET /\r\n\r\n', 421],
  'the next protocol': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  'a protocol that is none': [`GET / HTTP/1.9\r\n${host}\r\n`, 400],
  'a handshake': ['\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', 400],
  'a line without end': [`GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`, 431],
  'headers without end': [asked(host + Array.from({ length: 3000 }, (_, each) => `X${each}: y\r\n`).join('')), 431],
}; // prettier-ignore

export const methods =
  'POST PUT PATCH DELETE OPTIONS TRACE PROPFIND MKCOL MOVE COPY LOCK SEARCH REPORT PURGE QUERY'.split(' ');

const secret = 'secret.json';
/** Ways to write “the folder above”, and other ways out. The file is really there. */
export const traversals: readonly string[] = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '.%2e/', '%2e./', '..\\', '..%5c', '%2e%2e%5c', '..%c0%af', '..%c1%9c', '..%e0%80%af'],
  ...['..%252f', '%252e%252e%252f', '..%25%32%66', '....//', '....\\/', '..;/', '..%00/', '..%0d/', '..%09/', '..%20/', '..//', '..%u2215', '%uff0e%uff0e/', '．．/', '..／', '..∕'],
  ...['../../', '/../', '//../', './../', './/..//', 'assets/../../', 'assets/..%2f../', 'assets%2f..%2f..%2f', 'index.html/../../', 'nowhere/../../'],
]
  .map((way) => `/${way}${secret}`)
  .concat(
    ['/%2fetc/passwd', '//etc/passwd', '///etc/passwd', '/file:///etc/passwd', '/etc/passwd', '/c:/windows/win.ini', '/~root/.profile'],
    ['/.env', '/.git/config', '/assets/.htaccess', '/%2eenv', '/index.html%00.js', '/index.html/', '/assets', '/proc/self/environ'],
  ); // prettier-ignore
