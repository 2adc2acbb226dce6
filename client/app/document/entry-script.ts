import {
  CHUNK_RELOAD_GUARD_MS,
  NO_PREFETCH,
  PICTURES_WAIT_FOR,
  WENT_BACK_KEY,
} from '../../../shared/config/constants.ts';
import { RELOADED_AT_KEY } from '../../parts/lazy/chunk-reload.ts';
import { PART_OF_SHEET } from './whole-sheets.ts';

/** What the browser runs of the build. */
export interface DocumentModules {
  readonly entry: string;
  /** What the entry imports, at once or before it hydrates: the page's chunk, the layout's, the language's. */
  readonly imported: readonly string[];
}

/**
 * §8 Chunk-load failure, where that would run which watches over it (`mayReload`) did not come either: the entry, what it
 * imports, or what it waits for. Without a reload the edge's HTML stays, with links that work. A browser that is too old to
 * read the entry would read it no better after one. Where Back has led to the document, it has led to that of the reload.
 */
const RELOAD_ONCE =
  'e=>{let may,n=Date.now(),t=performance.getEntriesByType("navigation")[0]?.type;try{let s=sessionStorage;' +
  `if(Math.abs(n-s.getItem("${RELOADED_AT_KEY}"))>=${CHUNK_RELOAD_GUARD_MS}&&navigator.onLine&&e.name!="SyntaxError")` +
  `s.setItem("${RELOADED_AT_KEY}",n),may=1,t=="back_forward"&&s.setItem("${WENT_BACK_KEY}",o())}catch{may=navigator.onLine&&t!="reload"}` +
  'if(!may){onclick=null;u();throw e}location.reload()}';

/**
 * Back to another page within one document, as after a reload: until the router listens, or if it never does, the document
 * would stay under that page's address. What it writes down is read by `isGoneBackTo` (app/browser/return.ts).
 */
const RELOAD_ON_BACK =
  'let o=()=>performance.timeOrigin+location.pathname+location.search,a=o();onpopstate=()=>{if(o()==a)return;' +
  `try{sessionStorage.setItem("${WENT_BACK_KEY}",o())}catch{}location.reload()};`;

/** §9, before the browser or the router fetches anything ahead. A browser that does not report its connection may do so. */
const MARK_NO_PREFETCH = `let c=navigator.connection;if(c?.saveData||/2g$/.test(c?.effectiveType))h.setAttribute("${NO_PREFETCH}","");`;

/**
 * Lazy pictures, of which browsers ask for those some screens away, would take the first window's bandwidth as scripts would. On a phone
 * those of the first window come after the first paint (`n`) and the others after the scripts (`m`): base.css. They all come where the
 * document opens further down, with the first scroll, and in two seconds.
 */
const LET_PICTURES_COME =
  `m=()=>{n=m;onscroll=null;h.removeAttribute("${PICTURES_WAIT_FOR}")},` +
  `n=()=>{scrollY?m():h.setAttribute("${PICTURES_WAIT_FOR}","scripts")},`;
const END_THEIR_WAIT = 'onscroll=m;setTimeout(m,2e3);';

/**
 * The document's one inline script of its own. Once the edge's HTML has been painted, which is complete without scripts, it
 * asks for all modules at once, and for the whole of each style sheet of which the document carries a part (whole-sheets.ts),
 * and starts the entry: before that they would take the bandwidth of the first screen's pictures and fonts. A page in the background paints nothing and starts at once.
 *
 * Until the entry listens for presses (actions/listen.ts), the button that was pressed last is marked, and looks pressed; not where the
 * browser itself opens or closes what it is for: the visitor may have closed that again by then.
 *
 * The policy names the script by its hash, so it holds nothing but the entry's address; all addresses are an attribute of its
 * element. `strict-dynamic` lets a script add a link; where Chromium would block what the script imports itself, it finds
 * the entry on its way already.
 */
export function entryScript(entry: string): string {
  return (
    `{${RELOAD_ON_BACK}` +
    'let d=document,h=d.documentElement,u=()=>d.querySelector("[data-pressed]")?.removeAttribute("data-pressed"),' +
    `l=(rel,href)=>Object.assign(d.createElement("link"),{rel,href}),f=g=>requestAnimationFrame(()=>setTimeout(g)),${LET_PICTURES_COME}s=()=>{` +
    `for(let p of d.querySelectorAll("style[${PART_OF_SHEET}]")){let w=l("stylesheet",p.nextElementSibling.getAttribute("href"));` +
    'w.onerror=()=>w.dataset.gone="";p.after(w)}' +
    'for(let a of d.querySelector("script[data-modules]").dataset.modules.split(" "))d.head.append(l("modulepreload",a));' +
    `import(${JSON.stringify(entry)}).catch(${RELOAD_ONCE}).finally(m)};` +
    'onclick=({target:t})=>{let b=t.closest?.("a,button");b&&u();b?.matches("button[data-action]")&&!b.commandForElement&&(b.dataset.pressed="")};' +
    MARK_NO_PREFETCH +
    END_THEIR_WAIT +
    'd.hidden?(n(),s()):f(()=>{n();f(s)})}'
  );
}

/** The element of that script. Async: it starts when the shell has been parsed, without waiting for deferred parts. */
export function entryElement({ entry, imported }: DocumentModules): string {
  const modules = [entry, ...imported].join(' ');
  return `<script type="module" async data-modules="${modules}">${entryScript(entry)}</script>`;
}
