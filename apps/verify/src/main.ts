import './before';
import { checkArchive } from './check';
import { byId, element } from './element';
import { parseFormInput } from './given';
import { CHECK_ABORTED, NO_SIGNATURES, findRefusal, FILE_UNREADABLE } from './refusals';
import { supportsEd25519 } from './signatures';
import { verdictView } from './verdict.view';

const status = byId('status');
const result = byId('result');
const key = byId<HTMLTextAreaElement>('key');
const authority = byId<HTMLTextAreaElement>('authority');

let chosenFile: File | null = null;
/** Number of the latest check; results of earlier checks are discarded. */
let checkNumber = 0;

const showStatus = (...children: (Node | string)[]): void => status.replaceChildren(...children);
const notice = (sentence: string): HTMLElement => element('p', { class: 'notice bad' }, sentence);
/** Yields to the browser so it can render the status. */
const yieldToBrowser = (): Promise<void> => new Promise((done) => setTimeout(done));

async function check(): Promise<void> {
  const own = ++checkNumber;
  const { given, faults } = parseFormInput({ key: key.value, authority: authority.value });
  byId('key-fault').textContent = faults.key;
  byId('authority-fault').textContent = faults.authority;
  result.replaceChildren();
  showStatus();
  if (!chosenFile || faults.key || faults.authority) return;
  const file = chosenFile;
  const refusal = findRefusal(file) ?? ((await supportsEd25519(globalThis.crypto?.subtle)) ? null : NO_SIGNATURES);
  if (refusal !== null) return showStatus(notice(refusal));
  const shown = await runCheck(file, given, () => own === checkNumber).catch(() => notice(CHECK_ABORTED));
  if (own !== checkNumber || !shown) return;
  const isNotice = shown.classList.contains('notice');
  showStatus(isNotice ? shown : '');
  if (isNotice) return;
  result.replaceChildren(shown);
  byId('verdict').focus({ preventScroll: true });
  shown.scrollIntoView({ block: 'start' });
}

/** Checks the file; null if the user has chosen another one in the meantime. */
async function runCheck(
  file: File,
  given: ReturnType<typeof parseFormInput>['given'],
  isWanted: () => boolean,
): Promise<HTMLElement | null> {
  const bar = element('progress', { max: '1', 'aria-label': 'Looked through' });
  showStatus(element('p', {}, 'Looking through ', element('bdi', {}, file.name), ' …'), bar);
  await yieldToBrowser();
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return notice(FILE_UNREADABLE);
  let last = performance.now();
  const checked = await checkArchive(new Uint8Array(bytes), given, async (share) => {
    if (performance.now() - last < 50) return;
    bar.value = share;
    await yieldToBrowser();
    last = performance.now();
  });
  return isWanted() ? verdictView(file, checked) : null;
}

function chooseFile(file: File | null | undefined): void {
  if (!file) return;
  chosenFile = file;
  void check();
}

/** Puts the text of the chosen file into the field. */
function fillFrom(input: HTMLInputElement, field: HTMLTextAreaElement): void {
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    field.value = file.size > 1_000_000 ? 'This file is too large.' : await file.text().catch(() => FILE_UNREADABLE);
    void check();
  });
}

const input = byId<HTMLInputElement>('file');
input.addEventListener('change', () => {
  chooseFile(input.files?.[0]);
  // Reset, because choosing the same file again would otherwise not fire `change`.
  input.value = '';
});
for (const field of [key, authority]) field.addEventListener('change', () => void check());
fillFrom(byId<HTMLInputElement>('key-file'), key);
fillFrom(byId<HTMLInputElement>('authority-file'), authority);
addEventListener('dragover', (event) => {
  event.preventDefault();
  byId('drop').classList.add('over');
});
addEventListener('dragleave', (event) => event.relatedTarget === null && byId('drop').classList.remove('over'));
addEventListener('drop', (event) => {
  event.preventDefault();
  byId('drop').classList.remove('over');
  chooseFile(event.dataTransfer?.files[0]);
});
