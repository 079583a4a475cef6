import { z } from 'zod';
import { answerTexts, messageSchema } from './message.text';
import { readAnswer } from './read.answer';

const schema = z.object({ verdict: z.enum(['yes', 'no']), quotes: z.array(z.object({ quote: z.string() })) });
const VALUE = { verdict: 'yes' as const, quotes: [{ quote: 'The ferry [Aldra] sank {at noon}, "all safe".' }] };
const typed = z.object({
  verdict: z.enum(['yes', 'no']),
  page: z.int().min(1),
  share: z.number(),
  by: z.string().nullable(),
});
const JSON_TEXT = JSON.stringify(VALUE);
const OTHER = JSON.stringify({ verdict: 'no', quotes: [] });

const read = (text: string) => readAnswer(text, schema);

describe('answer in a model’s text', () => {
  it.each([
    ['as bare JSON', JSON_TEXT],
    ['in a code fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['in an unclosed code fence', `\`\`\`json\n${JSON_TEXT}`],
    ['in prose', `Sure! See [1] and (2). Here is the JSON:\n\n${JSON_TEXT}\n\nIs there anything else {I} can do?`],
    ['in prose with many references', `${'As said in [1], it "is" so. '.repeat(60)}${JSON_TEXT}`],
    ['after reasoning that contains a draft', `<think>Perhaps ${OTHER}?\nNo.</think>\n\n${JSON_TEXT}`],
    ['after reasoning with only a closing tag', `Perhaps ${OTHER}? No.\n</think>\n${JSON_TEXT}`],
    ['after reasoning in brackets', `[THINK]${OTHER}[/THINK]${JSON_TEXT}`],
    ['in the final channel', `<|channel|>analysis<|message|>${OTHER}<|end|><|channel|>final<|message|>${JSON_TEXT}`],
    ['before control tokens', `${JSON_TEXT}<|im_end|>\n<|endoftext|>`],
    ['between control tokens', `<s>[INST]${JSON_TEXT}</s>`],
    ['as a JSON string', JSON.stringify(JSON_TEXT)],
    ['as a JSON string in a code fence', `\`\`\`\n${JSON.stringify(JSON_TEXT)}\n\`\`\``],
    ['as the only item of a list', `[${JSON_TEXT}]`],
    [
      'after reasoning between control tokens',
      `<|START_THINKING|>${OTHER}<|END_THINKING|><|START_RESPONSE|>${JSON_TEXT}`,
    ],
    ['in the final channel without its markers', `analysis ${OTHER}assistantfinal${JSON_TEXT}`],
    ['as two identical copies', `${JSON_TEXT}\n${JSON_TEXT}`],
    ['in the braces of a command', `\\boxed{${JSON_TEXT}}`],
    ['with a trailing comma', JSON_TEXT.replace(']}', '],}')],
    ['with a comment', JSON_TEXT.replace('{', '{ // the verdict\n')],
    ['after a byte order mark', `\ufeff${JSON_TEXT}`],
    ['wrapped in one field', `{"result": ${JSON_TEXT}}`],
    ['wrapped in two nested fields', `{"data": {"answer": ${JSON_TEXT}}}`],
    ['wrapped in one field as a JSON string', JSON.stringify({ response: JSON_TEXT })],
    ['wrapped in one field in a code fence', JSON.stringify({ response: `\`\`\`json\n${JSON_TEXT}\n\`\`\`` })],
    ['as the arguments of a function call', `<tool_call>{"name": "answer", "arguments": ${JSON_TEXT}}</tool_call>`],
    ['next to reasoning in another field', `{"reasoning": "Perhaps {no}?", "answer": ${JSON_TEXT}}`],
    ['wrapped in one field, with a trailing comma', `{"answer": ${JSON_TEXT.replace(']}', '],}')}}`],
    ['with an uppercase literal', JSON_TEXT.replace('"yes"', '"Yes"')],
  ])('finds an answer in a model’s text %s', (_, text) => expect(read(text)).toEqual({ ok: true, value: VALUE }));

  it('keeps a closing tag that is part of a quote', () => {
    const value = { verdict: 'no', quotes: [{ quote: 'The page says </think> and <think>.' }] };
    expect(read(JSON.stringify(value))).toEqual({ ok: true, value });
    expect(read(`<think>Hm.</think>${JSON.stringify(value)}<|eot_id|>`)).toEqual({ ok: true, value });
  });

  it('keeps quotation marks that a model forgot to escape', () => {
    const broken = '{"verdict": "yes", "quotes": [{"quote": "The mayor said "never" on Friday"}]}';
    const value = { verdict: 'yes', quotes: [{ quote: 'The mayor said "never" on Friday' }] };
    expect(read(broken)).toEqual({ ok: true, value });
  });

  it.each([
    ['typographic quotation marks', '{“verdict”: “yes”, “quotes”: [{“quote”: “It sank at noon.”}]}'],
    ['single quotation marks', "{'verdict': 'yes', 'quotes': [{'quote': 'It sank at noon.'}]}"],
    ['line breaks in a quote', '{"verdict": "yes", "quotes": [{"quote": "It sank\n\tat noon."}]}'],
  ])('parses an answer in a model’s text with %s', (_, text) => {
    const read = readAnswer(text, schema);
    const words = read.ok ? read.value.quotes.map(({ quote }) => quote.replace(/\s+/g, ' ')) : [];
    expect(words).toEqual(['It sank at noon.']);
  });

  it.each([
    ['numbers in quotes', '{"verdict":"yes","page":"12","share":" 0.25 ","by":null}', null],
    ['a missing nullable field', '{"verdict":"yes","page":12,"share":0.25}', null],
    ['both in one wrapped field', '{"result":{"verdict":"yes","page":"12","share":0.25}}', null],
    ['nothing to repair', '{"verdict":"yes","page":12,"share":0.25,"by":"12"}', '12'],
  ])('accepts an answer in a model’s text with %s', (_, text, by) => {
    expect(readAnswer(text, typed)).toEqual({ ok: true, value: { verdict: 'yes', page: 12, share: 0.25, by } });
  });

  it.each([
    ['text instead of a number', '{"verdict":"yes","page":"twelve","share":1,"by":null}'],
    ['a fraction instead of an integer', '{"verdict":"yes","page":"1.5","share":1,"by":null}'],
    ['a missing required field', '{"page":1,"share":1,"by":null}'],
    ['a number instead of text', '{"verdict":"yes","page":1,"share":1,"by":7}'],
  ])('rejects an answer in a model’s text with %s', (_, text) => expect(readAnswer(text, typed).ok).toBe(false));

  it.each([
    ['is missing', 'I cannot say.'],
    ['occurs only in the reasoning', `<think>${JSON_TEXT}`],
    ['is truncated', JSON_TEXT.slice(0, -3)],
    ['is truncated after an item', `${JSON_TEXT.slice(0, -2)},`],
    ['has the wrong structure', '{"verdict":"perhaps","quotes":[]}'],
    ['consists of two different objects', `${JSON_TEXT} or rather ${OTHER}`],
    ['is in one of two fields', `{"first":${JSON_TEXT},"second":${OTHER}}`],
    ['is in one of many fields', `{"a":1,"b":2,"c":3,"d":4,"answer":${JSON_TEXT}}`],
    ['is a list with two items', `[${JSON_TEXT},${OTHER}]`],
    ['would have to be assembled from parts', '{"verdict": "y" + "es", "quotes": [],}'],
    ['would lose half a quote when repaired', '{"verdict":"yes","quotes":[{"quote":"he said "no", and "yes"."}]}'],
    ['is nested too deeply', `${'['.repeat(5_000)}${JSON_TEXT}${']'.repeat(5_000)}`],
  ])('rejects an answer in a model’s text if it %s', (_, text) => expect(read(text)).toMatchObject({ ok: false }));

  it('does not search for an answer in a text with thousands of values', () => {
    expect(read(`${'[1] '.repeat(900)}${JSON_TEXT}`).ok).toBe(true);
    expect(read(`${'[1] '.repeat(2_000)}${JSON_TEXT}`)).toEqual({
      ok: false,
      problem: expect.stringMatching(/too many/),
    });
  });

  it('names the error without the model’s text', () => {
    expect(read('{"verdict":"hunter2","quotes":[{"quote":7}]}')).toEqual({
      ok: false,
      problem: expect.stringMatching(/^verdict: .*; quotes\.0\.quote: /),
    });
    expect(JSON.stringify(read('{"verdict":"hunter2","hunter3":1}'))).not.toContain('hunter');
  });

  it('names the invalid field of an object with one field', () => {
    expect(
      readAnswer('{"answers":[{"word":7}]}', z.object({ answers: z.array(z.object({ word: z.string() })) })),
    ).toEqual({
      ok: false,
      problem: expect.stringMatching(/^answers\.0\.word: /),
    });
  });

  it.each([
    '{"a":{"b":{"c":{},"d":"{"}}} ',
    '{"a":"{\\"a\\":{}}",',
    '“{',
    '{"a":"1","a":',
    '{',
    '[',
    '"{',
    '{"',
    '<think>',
    '</think>',
    '"\\',
    "{'a':'",
    '{"a":"x"y',
    '[[],',
  ])('takes time proportional to the length of a text made of %j', (piece) => {
    const timeOf = (length: number) => {
      const text = piece.repeat(length / piece.length);
      const before = process.cpuUsage().user;
      read(text);
      return process.cpuUsage().user - before;
    };
    timeOf(20_000);
    expect(timeOf(320_000)).toBeLessThan(64 * timeOf(40_000) + 200_000);
  });
});

describe('candidate texts of a chat message', () => {
  const textsOf = (message: object) => answerTexts(messageSchema.parse(message));

  it.each<[string, object]>([
    ['its content', { content: JSON_TEXT, reasoning: OTHER }],
    [
      'the text parts of its content',
      {
        content: [
          { type: 'thinking', thinking: OTHER },
          { type: 'text', text: JSON_TEXT },
        ],
      },
    ],
    ['its content as an object', { content: VALUE }],
    ['its reasoning if the content is blank', { content: '', reasoning_content: JSON_TEXT }],
    [
      'its reasoning if the content is an empty reasoning tag',
      { content: '<think>\n\n</think>', reasoning: JSON_TEXT },
    ],
    ['its reasoning if the content is a control token', { content: '<|im_end|>\n', reasoning: JSON_TEXT }],
    ['its reasoning in parts', { content: null, reasoning_content: [{ type: 'text', text: JSON_TEXT }] }],
    ['its reasoning blocks in parts', { content: '', reasoning: [{ type: 'thinking', thinking: JSON_TEXT }] }],
    ['the arguments of a function call', { content: null, function_call: { name: 'answer', arguments: JSON_TEXT } }],
    ['the arguments of a function call as an object', { function_call: { name: 'answer', arguments: VALUE } }],
    ['the arguments of a tool call without a function object', { tool_calls: [{ name: 'answer', arguments: VALUE }] }],
    ['its content if the refusal is empty', { content: JSON_TEXT, refusal: false }],
    [
      'the arguments of a tool call',
      { content: null, tool_calls: [{ function: { name: 'answer', arguments: JSON_TEXT } }] },
    ],
  ])('takes the candidate text of a chat message from %s', (_, message) =>
    expect(textsOf(message)).toEqual([JSON_TEXT]),
  );

  it('takes the candidate texts of a chat message from the content and then the tool call', () => {
    const call = { function: { name: 'answer', arguments: JSON_TEXT } };
    expect(textsOf({ content: 'Here it is.', tool_calls: [call] })).toEqual(['Here it is.', JSON_TEXT]);
    expect(textsOf({ content: 'Here it is.', tool_calls: [call, call] })).toEqual([
      'Here it is.',
      `${JSON_TEXT}\n${JSON_TEXT}`,
    ]);
  });

  it('never includes reasoning next to content in the candidate texts of a chat message', () => {
    expect(textsOf({ content: 'I cannot say.', reasoning_content: JSON_TEXT })).toEqual(['I cannot say.']);
    expect(textsOf({ content: [{ type: 'reasoning', text: JSON_TEXT }] })).toEqual([]);
  });
});
