// The registration of the service worker. Browsers allow one only over HTTPS or from the same machine.
export const serviceWorker: { registration: ServiceWorkerRegistration | null } = { registration: null };

export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/service-worker.js").catch(() => null);
  serviceWorker.registration = await navigator.serviceWorker.ready;
}
