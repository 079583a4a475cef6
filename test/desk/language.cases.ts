import type { Page } from 'playwright-core';
import { en } from '../../apps/desk/src/messages/en';
import { es } from '../../apps/desk/src/messages/es';
import type { Stage } from './stage';

type Catalog = Record<string, Record<string, string>>;

/** Texts and labels of the page, but not those that the server or the web has written. */
const SHOWN = `(() => {
  const isOwn = (element) => !element.closest('body [lang="en"], q, blockquote, [dir="auto"]');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (isOwn(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (isOwn(element)) texts.push(element.getAttribute(name));
  return texts.map((text) => text.trim()).filter(Boolean);
})()`;

/** English texts that Spanish does not use. */
function englishOnly(): string[] {
  const spanish = new Set(Object.values(es as Catalog).flatMap((texts) => Object.values(texts)));
  const texts = Object.values(en as Catalog).flatMap((page) => Object.values(page));
  return texts.filter((text) => !spanish.has(text) && !/[{<]/.test(text)).map((text) => text.trim());
}

export function languageCases(stage: Stage): void {
  const TABS = ['Fuentes', 'Afirmaciones', 'Historia', 'Comprobaciones', 'Expediente'];

  async function englishOn(page: Page): Promise<string[]> {
    const shown = new Set(await page.evaluate<string[]>(SHOWN));
    return englishOnly().filter((text) => shown.has(text));
  }

  it('switches the desk to Spanish, remembers this, and then shows no English message in a case', async () => {
    const page = await stage.page(`/investigations/${await stage.decided(/Ferry with 163/)}`, { editor: 'ann' });
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
    expect(await englishOn(page)).not.toEqual([]);
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('region', { name: 'Veredicto' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('es');
    for (const name of TABS) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      expect([name, await englishOn(page)]).toEqual([name, []]);
    }
    await page.reload();
    await page.getByRole('region', { name: 'Veredicto' }).waitFor();
    await page.getByLabel('Idioma').selectOption('en');
    await page.getByRole('region', { name: 'Verdict' }).waitFor();
  });

  it('shows the desk in the newsroom’s configured language, unless the browser prefers Spanish', async () => {
    const spanish = await stage.serve({ DESK_LANGUAGE: 'es' }, { access: stage.access });
    const inEnglish = await stage.page('/topics', { at: spanish.url });
    await inEnglish.getByRole('heading', { level: 1, name: 'Temas' }).waitFor();
    const inMexico = await stage.page('/topics', { locale: 'es-MX' });
    await inMexico.getByRole('heading', { level: 1, name: 'Temas' }).waitFor();
  });
}
