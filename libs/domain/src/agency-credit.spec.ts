import { findAgencyCredit } from './agency-credit';

const BODY = 'The council voted to close the old mill.\n\nThe vote was seven to two.\n\nA new plan is due in May.';
const opening = (dateline: string) =>
  `${dateline}The council voted to close the old mill.\n\nThe vote was seven to two.`;
const closing = (line: string) => `${BODY}\n\n${line}`;

describe('agency credit', () => {
  it.each([
    ['LONDON (Reuters) - ', 'Reuters'],
    ['BERLIN, Oct 3 (AP) — ', 'AP'],
    ['Berlin (dpa/lnw) - ', 'dpa'],
    ['PARIS (AFP) ', 'AFP'],
    ['NEW YORK, Oct. 3 (AP) ', 'AP'],
    ['(Reuters) ', 'Reuters'],
    ['PARIS, AFP — ', 'AFP'],
    ['Paris/AFP - ', 'AFP'],
    ['LONDON | Reuters | ', 'Reuters'],
    ['NEW DELHI: PTI: ', 'PTI'],
    ['New Delhi, Mar 3 (PTI) ', 'PTI'],
    ['Madrid, 3 mar (EFE).- ', 'EFE'],
    ['ROMA, 3 MAR - (ANSA) - ', 'ANSA'],
    ['(ANSA) - ROMA, 3 MAR - ', 'ANSA'],
    ['Wien (APA) ', 'APA'],
    ['Bern, 3. März (Keystone-SDA) ', 'Keystone-SDA'],
    ['AFP - ', 'AFP'],
    ['Reuters: ', 'Reuters'],
    ['МОСКВА, 3 марта. /ТАСС/. ', 'TASS'],
    ['TOKYO, March 3 (Xinhua) -- ', 'Xinhua'],
    ['SEOUL, March 3 (Yonhap) -- ', 'Yonhap'],
    ['(서울=연합뉴스) ', 'Yonhap'],
    ['新华社北京3月3日电 ', 'Xinhua'],
    ['Warszawa (PAP) ', 'PAP'],
    ['Lisboa, 03 mar 2025 (Lusa) - ', 'Lusa'],
    ['ANKARA (AA) - ', 'Anadolu'],
  ])('reads the agency credit from the dateline “%s”', (dateline, agency) =>
    expect(findAgencyCredit(opening(dateline), null)).toBe(agency),
  );

  it.each([
    ['Ann Lee, Associated Press', 'AP'],
    ['Ann Lee, AP Political Writer', 'AP'],
    ['Agence France-Presse', 'AFP'],
    ['By AFP', 'AFP'],
    ['Ann Lee with AFP', 'AFP'],
    ['Ann Lee and Reuters', 'Reuters'],
    ['Staff & AFP', 'AFP'],
    ['Ann Lee | AP', 'AP'],
    ['Ann Lee (Reuters)', 'Reuters'],
    ['Le Courrier avec AFP', 'AFP'],
    ['Redaktion mit dpa', 'dpa'],
    ['ts/dpa', 'dpa'],
    ['AFP Agency', 'AFP'],
    ['Ann Lee of the Associated Press', 'AP'],
    ['REUTERS', 'Reuters'],
    ['Redacción con EFE', 'EFE'],
    ['door ANP', 'ANP'],
    ['Ann Lee, Reuters in Paris', 'Reuters'],
  ])('reads the agency credit from the byline “%s”', (byline, agency) =>
    expect(findAgencyCredit(BODY, byline)).toBe(agency),
  );

  it.each([
    ['By Ann Lee, Associated Press', 'AP'],
    ['By Reuters', 'Reuters'],
    ['Von dpa', 'dpa'],
    ['AFP', 'AFP'],
    ['Le Courrier avec AFP', 'AFP'],
    ['Ann Lee | AP | Oct. 3, 2025', 'AP'],
  ])('reads the agency credit from the line below the headline “%s”', (line, agency) =>
    expect(findAgencyCredit(`${line}\n\n${BODY}`, null)).toBe(agency),
  );

  it.each([
    ['Source: AFP', 'AFP'],
    ['© 2024 Thomson Reuters. All rights reserved.', 'Reuters'],
    ['(AP)', 'AP'],
    ['With AFP', 'AFP'],
    ['(With inputs from PTI)', 'PTI'],
    ['Mit Material der dpa', 'dpa'],
    ['Con información de EFE', 'EFE'],
    ['(ts/dpa)', 'dpa'],
    ['(K.M./AFP)', 'AFP'],
    ['– AFP', 'AFP'],
    ['AFP', 'AFP'],
    ['dpa/abc', 'dpa'],
    ['Quelle: dpa', 'dpa'],
    ['Fuente: EFE', 'EFE'],
    ['Źródło: PAP', 'PAP'],
    ['(Reporting by Ann Roe in Larkspur; Editing by Jon Voss)', 'Reuters'],
    ['Reporting by Ann Roe; Additional reporting by Ira Moss; Editing by Jon Voss', 'Reuters'],
    ['(Writing by Ann Roe; Editing by Jon Voss)', 'Reuters'],
    ['burs-abc/def/gh', 'AFP'],
    ['Associated Press writer Ann Roe contributed to this report.', 'AP'],
    ['The Associated Press contributed to this report.', 'AP'],
    ['The mayor declined to comment. (AFP)', 'AFP'],
    ['The mayor declined to comment. — Reuters', 'Reuters'],
    ['©ANSA', 'ANSA'],
    ['(afp, reuters)', 'AFP'],
    ['AP writers Ann Roe and Jon Voss contributed.', 'AP'],
    ['Con informazioni Ansa', 'ANSA'],
    ['Foto och text: TT', 'TT'],
    ['This article was produced by Reuters and republished with permission', 'Reuters'],
    ['dpa-infocom, dpa:250303-99-1/2', 'dpa'],
    ['This story was originally published by Reuters.', 'Reuters'],
    ['Dieser Artikel wurde automatisch von der Deutschen Presse-Agentur (dpa) übernommen.', 'dpa'],
    ['This story has not been edited by our staff and is auto-generated from PTI.', 'PTI'],
    ['This story has been published from a wire agency feed without modifications to the text.', 'syndicated feed'],
    ['(Except for the headline, this story has not been edited by the staff.)', 'syndicated feed'],
  ])('reads the agency credit from the closing line “%s”', (line, agency) =>
    expect(findAgencyCredit(closing(line), 'Ann Lee')).toBe(agency),
  );

  it.each([
    ['The council voted, Reuters reported on Monday.', 'Ann Lee'],
    ['He worked for the AP (an agency) - long ago - and for others.', 'Ann Lee'],
    ['The PA system failed during the vote (again) - twice.', 'Pa Tran'],
    ['According to the Associated Press, the council voted.', null],
    ['Members of the union of public workers (AP) said they would strike.', null],
    ['The map shows the old mill.\n\nSource: map of the council', null],
    ['The mill closed.\n\nFrom app to shop: how the town buys.', 'Petra Roe'],
    ['The mill closed.\n\nEditing by hand is slow, the clerk said.', null],
    ['The mill closed.\n\nReporting by Ann Roe', null],
    ['The mill closed.\n\n(map)', null],
    ['The mill closed.\n\nReuters readers contributed greatly to the fund.', null],
    ['The mill closed, and the town was told.\n\nand/or', null],
  ])('finds no agency credit in “%s” by %s', (text, byline) => expect(findAgencyCredit(text, byline)).toBeNull());

  it('reads the agency credit from a long text in bounded time', () => {
    const text = `${'AP, AFP/ '.repeat(4_000)}\n${'with and '.repeat(4_000)}`;
    expect(findAgencyCredit(text, text)).toEqual(expect.anything());
  });
});
