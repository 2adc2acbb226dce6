import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A certificate for 127.0.0.1 that no authority vouches for but itself, as files. */
export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
  remove(): Promise<void>;
}

const run = promisify(execFile);

export async function makeCertificate(): Promise<Certificate> {
  const directory = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const certFile = path.join(directory, 'cert.pem');
  const keyFile = path.join(directory, 'key.pem');
  const files = ['-out', certFile, '-keyout', keyFile];
  const named = ['-subj', '/CN=store', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...named, ...files]);
  return {
    certFile,
    keyFile,
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** By what Chromium is told that a certificate is good although no authority says so (`--ignore-certificate-errors-spki-list`). */
export async function keyDigest({ certFile }: Certificate): Promise<string> {
  const { publicKey } = new X509Certificate(await readFile(certFile));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}
