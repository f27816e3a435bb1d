import base from "./vite.config.ts";
const b = base as any;
export default { ...b, cacheDir: "/tmp/c22/vitecache", server: { ...b.server, port: 5187, strictPort: true, hmr: false, watch: { usePolling: false }, proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true }, "/games": "http://127.0.0.1:8765" } } };
