import { setScriptAddress } from './trusted.ts';

/**
 * Adds a script to the page. The policy's `strict-dynamic` lets it run, because a trusted script adds it.
 * @param onError called when it cannot be fetched
 */
export function insertScript(address: string, onError: () => void = () => {}): void {
  const script = document.createElement('script');
  setScriptAddress(script, address);
  script.async = true;
  script.addEventListener('error', () => {
    script.remove();
    onError();
  });
  document.head.append(script);
}
