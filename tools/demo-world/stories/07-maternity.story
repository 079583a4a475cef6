% Held: two credible reports say the ward closes, two say that the board kept it open.
=== topic
id: demo-07-maternity
title: St. Brannoc Hospital to close its maternity ward on November 30
location: Halgren, Minnesota
entities: St. Brannoc Hospital | Halgren | maternity ward | Dr. Alicia Thorvald
category: health
score: 77
sources: 2
event: 2026-10-15T02:00:00Z
discovered: 2026-10-15T18:00:00Z
page: maternity-valley
plan: {"sources":[{"url":"#maternity-valley","name":"Valley Watcher","type":"blog"},{"url":"#maternity-record","name":"Lakes Region Record","type":"web"}],"strategy":"web","notes":"Sources not compared."}

The board of St. Brannoc Hospital in Halgren, Minnesota, voted on Wednesday to close the maternity ward on November 30.

St. Brannoc Hospital will stop delivering babies. Its board voted on Wednesday night to close the maternity ward in Halgren on November 30, according to people who were told of the vote.

=== truth
topic: demo-07-maternity
verdict: disputed
level: unverified
origin: maternity-record
independent: 2-2
review: true
scenario: credible-contradiction
claim: disputed | The board of St. Brannoc Hospital voted on Wednesday, October 14, to close the maternity ward.
claim: disputed | The ward closes on November 30.
evidence: support = maternity-record, maternity-ap
evidence: dispute = maternity-kmdr, maternity-radio
evidence: low = maternity-valley
evidence: other = maternity-background

Two credible outlets say the vote was to close the ward; two equally credible ones say the motion failed and the ward stays open. Both cannot be true, so a person decides; an upgrade may be recommended but is held.

=== page
id: maternity-record
outlet: lakesregionrecord.com
title: St. Brannoc board votes to close Halgren maternity ward Nov. 30
author: Karin Moe
date: 2026-10-15T11:20:00Z
section: Health

HALGREN - The hospital where four generations of Halgren residents were born will deliver its last baby next month.

Meeting behind closed doors on Wednesday night, the board of St. Brannoc Hospital voted to close its maternity ward on Nov. 30, two people who were in the room told the Record. The vote was 5-4, both said.

"It was awful. People wept, on both sides," one of them said. Neither was allowed to speak for the board.

Two of the ward's three physicians have left since the spring. Last year it had 141 births, fewer than half the number of a decade earlier.

Expectant mothers will be sent to Fergus Lake, 58 miles to the south, according to a plan that one of the two people showed to a reporter. Nineteen nurses would be offered other work.

A call to the hospital's chief executive, Dr. Alicia Thorvald, was returned by an assistant who said that a statement would come later.

State law requires a hospital to give 120 days of notice before it ends births, unless the commissioner of health waives the rule. A department spokesman said on Thursday morning that no notice had arrived from Halgren. The two people said that the board had been told a waiver was likely.

Mayor Lyla Haugen learned of the vote from a reporter. "I was at the football game," Haugen said. "I suppose that I should have been at the hospital."

=== page
id: maternity-ap
outlet: apnews.com
title: Minnesota hospital to end births as rural maternity care shrinks
author: Josefina Lund
date: 2026-10-15T16:30:00Z
section: Health

HALGREN, Minn. (AP) - A rural Minnesota hospital will close its birthing unit at the end of November, a board member said Thursday, leaving an area as large as Delaware without a place to deliver a baby.

"We voted to close it. I voted to close it and I will have to live with that," St. Brannoc Hospital board member Arne Fosse told The Associated Press in an interview. He said that the margin was a single vote and that he expected the decision to be announced within days.

Fosse, a retired banker, said the board was told Wednesday that the unit loses $1.9 million a year.

Nine rural hospitals in the state have stopped offering obstetric care since 2019, according to the state health department. Women in Halgren would have to travel about an hour.

The hospital did not respond to written questions.

=== page
id: maternity-kmdr
outlet: kmdr4.com
title: Hospital: Halgren maternity ward is staying open, motion to close failed
author: Brice Colby
date: 2026-10-15T23:10:00Z
section: Health

The maternity ward at St. Brannoc Hospital is not closing, the hospital's chief executive told KMDR Channel 4 on Thursday afternoon.

"There was a motion to close, and the motion failed. The ward stays open on December 1 and every day after," Dr. Alicia Thorvald said on camera in the hospital lobby.

Thorvald said the board voted 4-5 against closing the unit on November 30. She showed our crew a page that she described as the draft minutes; it lists four votes in favor and five opposed.

Asked about reports that the board had voted the other way, Thorvald said that they were wrong. "I was there. I count for a living," she said.

She said the hospital has hired a midwife and is talking with a second. The ward's 19 nurses were told on Thursday morning to report to work as usual.

Outside, in the parking lot, we met Jenna Aasen, who is due on December 3 and had come to find out for herself. "I've been crying since breakfast for nothing," she said. A nurse came out and took her in to see the room.

We asked to see the final minutes. Thorvald says that the board has to approve them first, at its next meeting on November 11. She would not say how individual members voted.

=== page
id: maternity-radio
outlet: publicsquareradio.org
title: In Halgren, a hospital says its maternity ward will not close after all
author: Mae Tillotson
date: 2026-10-16T12:40:00Z
section: Health

The rumor reached the diaper aisle first. By lunch on Thursday, cashier Tess Aho says, three women had asked her whether it was true that they couldn't have their babies in Halgren.

It is not true, says the chair of the hospital's board. Marit Engen told Public Square Radio that a proposal to shut the maternity ward of St. Brannoc Hospital on November 30 came to a vote on Wednesday and was defeated. "Five of us said no. I was one of the five. It is not closing," Engen said.

She can't explain why one of her colleagues remembers it differently. "It was late and the motion was worded backwards," she offered.

The ward's troubles are real. It is down to one obstetrician, Dr. Paul Ness, who has not had a weekend off since July. He says he was never told to stop taking patients.

Engen says she won't discuss which way others voted. What she will say is that she has asked the hospital's lawyer to send a letter to every newspaper in the region, and that he charges by the page.

Board member Arne Fosse, who has said publicly that the motion passed, did not answer the phone. His wife said that he was ice fishing. There is no ice yet in Halgren.

=== page
id: maternity-valley
outlet: valleywatcher.wordpress.com
title: No more babies in Halgren
author: VW
date: 2026-10-15T17:10:00Z
section: Valley

So it has come to this. St. Brannoc's is going to shut the maternity ward on November 30, I am told by someone whose cousin works in the kitchen over there. I was born in that ward, in a blizzard, with the doctor arriving on a snow plow.

Nobody asked us. They never do. A hospital board meets at night and by morning a county has no place for a baby to come.

If you want to know what I think ought to happen, look at the post from last March about the grain elevator, and put the word hospital wherever I wrote elevator. It works surprisingly well.

The doctor on the plow is dead, and so is the plow. But I would think that between us we could find one person in this wide land who knows how to catch a baby.

=== page
id: maternity-background
outlet: prairiesentry.com
title: Three rural hospitals weigh the future of maternity care
author: Lowell Bright
date: 2026-09-21T15:00:00Z
section: Health

Three hospitals along the Minnesota line are deciding whether they can go on delivering babies, and each of them says that the problem is people rather than money.

St. Brannoc Hospital in Halgren may close its maternity ward if it cannot find a second obstetrician by winter, chief executive Dr. Alicia Thorvald said last week. "I want it to stay open. Wanting does not cover a night shift," she said.

In Tollef the unit has been saved for two years by a traveling midwife. In Amity Junction the county pays for a nurse who drives expectant mothers to appointments.

A state program that repays the school loans of rural doctors has money for eleven more. It had forty-two applicants in the spring.

=== posts
x | 2026-10-15T13:00:00Z | halgren_mama | from=Halgren,_MN heat=70 | 33 weeks along and I find out from the newspaper that St Brannoc is closing the ward??
x | 2026-10-15T23:40:00Z | aho_tess | from=Halgren,_MN heat=50 link=#maternity-kmdr | It is NOT closing. Dr Thorvald said so on channel 4 just now
bluesky | 2026-10-16T01:10:00Z | nessrn.bsky.social | heat=30 | I work there. We were told to come in as usual. That is all I know.
