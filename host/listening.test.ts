import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { explainRefusal, origin, readPlace } from './listening.mjs';

describe('where the host listens', () => {
  it.each([
    [{}, { host: '127.0.0.1', port: 3000 }, 'http://localhost:3000'],
    [{ PORT: '0' }, { host: '127.0.0.1', port: 0 }, 'http://localhost:0'],
    [{ PORT: '65535', HOST: '::' }, { host: '::', port: 65_535 }, 'http://localhost:65535'],
    [{ HOST: 'fe80::1' }, { host: 'fe80::1', port: 3000 }, 'http://[fe80::1]:3000'],
    [{ HOST: '10.0.0.7' }, { host: '10.0.0.7', port: 3000 }, 'http://10.0.0.7:3000'],
  ])('is read from %j', (environment, place, address) => {
    expect(readPlace(environment)).toEqual(place);
    expect(origin(place)).toBe(address);
  });

  it.each(['abc', '', ' ', '3000.5', '-1', '65536', '1e3', '0x50'])('is not port "%s", and a sentence says so', (port) => {
    expect(() => readPlace({ PORT: port })).toThrow(`PORT is "${port}"; it has to be a whole number`);
  });

  it('is not an empty HOST', () => {
    expect(() => readPlace({ HOST: ' ' })).toThrow(/^HOST is empty/);
  });
});

describe('why it cannot listen', () => {
  it('is that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const place = { host: '127.0.0.1', port: (other.address() as AddressInfo).port };
    const [error] = (await once(createServer().listen(place.port, place.host), 'error')) as [Error];
    expect(explainRefusal(error, place)).toMatch(new RegExp(`^Port ${place.port} is already in use`));
    other.close();
  });

  it('is that the address is not one of this machine', async () => {
    const place = { host: '192.0.2.1', port: 0 }; // reserved for documentation (RFC 5737)
    const [error] = (await once(createServer().listen(place.port, place.host), 'error')) as [Error];
    expect(explainRefusal(error, place)).toMatch(/^HOST is "192\.0\.2\.1", which is not an address of this machine/);
  });

  it.each([
    ['EACCES', /^This user may not listen on port 80/],
    ['EMFILE', /^The host cannot listen on 127\.0\.0\.1, port 80: no more files/],
  ])('is explained for %s', (code, sentence) => {
    expect(explainRefusal(Object.assign(new Error('no more files'), { code }), { host: '127.0.0.1', port: 80 })).toMatch(sentence);
  });
});
