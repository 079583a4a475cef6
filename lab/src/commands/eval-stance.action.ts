import { CorroborateError } from '@corroborate/domain';
import { scoreStance, type StanceLabel } from '../scores';
import { BODY_STANCES, bodyStance, readText } from '@corroborate/reading/training';
import { printFigures, readJsonLines, type DataOptions } from '../data-set';

interface PairRow {
  id: string;
  headline: string;
  bodyId: string;
  stance: StanceLabel;
}
interface BodyRow {
  bodyId: string;
  text: string;
}

/**
 * Stance of texts toward headlines against labelled pairs: FNC score, accuracy, F1 a stance. Throws `invalid-input` for
 * rows that do not fit.
 */
export async function evalStance(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<PairRow>(options.data, 'pairs.jsonl');
  const bodies = new Map(
    (await readJsonLines<BodyRow>(options.data, 'bodies.jsonl')).map(({ bodyId, text }) => [
      String(bodyId),
      readText(text),
    ]),
  );
  const judged = rows.map(({ id, headline, bodyId, stance }) => {
    const body = bodies.get(String(bodyId));
    if (!body || !BODY_STANCES.includes(stance))
      throw new CorroborateError('invalid-input', `Pair ${id} has no text or no known stance.`);
    return { truth: stance, predicted: bodyStance(headline, body).stance };
  });
  printFigures(scoreStance(judged), options.json);
}
