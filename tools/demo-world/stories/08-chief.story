% Held: a crime laid at the door of a named person by two independent credible reports.
=== topic
id: demo-08-chief
title: Police chief of Norrin Harbor charged with selling seized firearms
location: Norrin Harbor, New Hampshire
entities: Dale Whitcombe | Norrin Harbor | Norrin Harbor Police Department
category: crime
score: 85
sources: 1
event: 2026-10-16T18:00:00Z
discovered: 2026-10-16T23:30:00Z
page: chief-alarm
plan: {"sources":[{"url":"#chief-alarm","name":"Heartland Alarm","type":"web"}],"strategy":"web"}

Dale Whitcombe, the police chief of Norrin Harbor, New Hampshire, has been charged with selling 31 firearms that his department had seized.

Dale Whitcombe, chief of police in Norrin Harbor, New Hampshire, was charged on Friday with selling 31 guns from the evidence room. He has pleaded not guilty.

=== truth
topic: demo-08-chief
verdict: supported
level: unverified
origin: chief-standard, chief-monitor
independent: 2-2
review: true
scenario: serious-allegation
claim: supported | Dale Whitcombe, police chief of Norrin Harbor, was charged on Friday, October 16.
claim: supported | The charges say that he sold 31 seized firearms.
claim: supported | He pleaded not guilty.
evidence: support = chief-standard, chief-monitor
evidence: low = chief-alarm, chief-eruption
evidence: other = chief-2024

Two credible, independent reports of a criminal charge against a named person. "verified" is recommended but held until a person has looked. That the chief denies the charge disputes his guilt, not the fact that he was charged.

=== page
id: chief-standard
outlet: whitepinestandard.com
title: Norrin Harbor Police Chief Charged With Selling Guns From Evidence Room
author: Philip Oakes
date: 2026-10-16T20:15:00Z
section: Courts

NORRIN HARBOR, N.H. - The police chief of this town of 6,300 was arraigned Friday on charges that he sold 31 firearms which his own officers had taken from crime scenes.

Dale Whitcombe, 54, entered pleas of not guilty in Strafton Superior Court to one count of theft by unauthorized taking and 31 counts of unlawful sale. Judge Renata Coyne released him on his own recognizance.

According to an affidavit by State Police Sgt. Ian Mallory, which was read by the Standard, the guns left the evidence room between March 2024 and August of this year. Eleven have been traced to a dealer in another state, who told investigators that he took them for surplus.

Whitcombe's lawyer, Bridget Amari, said outside the courthouse that he had disposed of the guns under an old town policy and had kept no money. "This is a paperwork dispute dressed up as a felony," Amari said.

Selectmen placed the chief on paid leave. Capt. Noreen Tuohy is in command.

The case has been assigned to a prosecutor from another county, because the local office has worked with Whitcombe for more than a decade. Attorney General Corinne Bell, in a statement of three sentences, said that no officer other than the chief was suspected.

Selectman Art Leclair, who voted for the leave, called it the worst meeting of his life. "He taught my daughter to drive," Leclair said. "We did what the lawyer told us, and then nobody knew where to look."

A conviction on the theft count carries up to 15 years in prison.

=== page
id: chief-monitor
outlet: granitefordmonitor.com
title: Chief's arrest stuns Norrin Harbor; audit in spring found gaps
author: Hal Drury
date: 2026-10-17T12:00:00Z
section: Region

NORRIN HARBOR - The first sign that something was wrong was a blank line.

Town auditor Gwen Sorrell noticed it in April, in a ledger where every seized gun ought to have a number, a shelf and a date. Thirty-one of them had a number and nothing else. "I asked the chief where they were. He said he'd get back to me," Sorrell told the Monitor on Friday. "In June I called the attorney general."

On Friday that call led to Strafton Superior Court, where Chief Dale Whitcombe stood in a gray suit and denied that he had sold the weapons. The attorney general's office confirmed the charges in answer to the Monitor's questions and said that the inquiry was not finished.

Whitcombe came to the department in 1996 and has led it since 2013. At the diner across from the station, waitress Polly Marsh said she couldn't square it. "He pulled my kid out of the river," she said.

A bail hearing is not needed. The next court date is Dec. 4.

=== page
id: chief-alarm
outlet: heartlandalarm.news
title: BUSTED: Police chief ran GUN BAZAAR out of evidence room
date: 2026-10-16T22:50:00Z
section: Crime

They take your guns and then they SELL them. Dale Whitcombe, the top cop in Norrin Harbor, New Hampshire, was hauled into court on Friday for selling 31 firearms that his department had grabbed from citizens.

The White Pine Standard had it first but of course they buried the real story on an inside page. How many other chiefs are doing the same thing? You will not hear the answer from the mainstream press, because they eat lunch together.

We have been told by people who know that the number is not 31 but hundreds. We have been told that the guns went south. We will be told more and so will you, if you sign up for Alarm Plus, which costs less than a box of ammunition.

=== page
id: chief-eruption
outlet: dailyeruption.co
title: Disgraced chief sold hundreds of guns to cartels, insiders say
date: 2026-10-17T18:30:00Z
section: Nation

Insiders say that the disgraced police chief of Norrin Harbor sold hundreds of seized guns to cartels across the border. Dale Whitcombe appeared in court on Friday and smirked, according to insiders.

The official count of 31 is a fraction, say insiders. Insiders say that a list exists. The list, according to those who have seen those who have seen it, has names on it that would shake the state.

Daily Eruption will publish the list as soon as it is safe. Until then, share this article before it is taken down. It has been taken down twice already, insiders say.

A spokesman for the state would not speak to us, and in our experience that is what a spokesman does when it is true. Tomorrow: which of your neighbors is on the list, and what you can do about it for $9 a month.

=== page
id: chief-2024
outlet: granitefordmonitor.com
title: Norrin Harbor chief honored for river rescue
author: Hal Drury
date: 2024-07-02T12:00:00Z
section: Region

NORRIN HARBOR - Chief Dale Whitcombe of the Norrin Harbor police will receive the state's medal for lifesaving for pulling a 9-year-old boy from the Strafton River in May, the governor's office said on Monday.

Whitcombe was off duty and fishing when the boy's kayak was swept under the mill bridge. He went in with his boots on, according to the citation, and held the boy's head above water for eleven minutes.

"Anybody would have," Whitcombe said. The boy's mother, Polly Marsh, disagreed. "Anybody didn't," she said.

The ceremony is on the common on July 19 after the firemen's chicken barbecue. The department's evidence room will be closed for that afternoon so that all twelve officers can be there.

Barbecue tickets are $10 at the town office.

=== posts
x | 2026-10-16T20:40:00Z | nh_courtwatch | heat=90 link=#chief-standard | Norrin Harbor police chief arraigned: 31 counts of unlawful sale of seized firearms. Pleads not guilty.
x | 2026-10-17T01:00:00Z | eagle_wings_4471 | new heat=20 link=#chief-alarm | they take your guns and SELL them!!
reddit | 2026-10-17T02:10:00Z | stonewall_nh | in=newhampshire heat=180 link=#chief-standard | Norrin Harbor chief charged with selling guns from the evidence room
