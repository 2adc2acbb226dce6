/**
 * Adds a script to the page.
 * @param nonce of the Content-Security-Policy
 * @param onError called when it cannot be fetched
 */
export function insertScript(address: string, nonce: string, onError: () => void = () => {}): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.nonce = nonce;
  script.addEventListener('error', () => {
    script.remove();
    onError();
  });
  document.head.append(script);
}
