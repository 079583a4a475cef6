% Certified: seven newsrooms with their own reporting and an official statement.
=== topic
id: demo-01-ferry
title: Ferry with 163 passengers runs aground off Pell Island, Maine
location: Pell Island, Maine
entities: Marian Locke | Pell Island | Hob's Ledge | Thornquay | Pell County
category: transport
score: 88
sources: 1
event: 2026-10-17T10:40:00Z
discovered: 2026-10-17T12:20:00Z
page: ferry-feed
plan: {"sources":[{"url":"#ferry-feed","name":"FeedBarrel","type":"web"}],"strategy":"web","notes":"Automatic check found one source.","priority":2}
facts: {"checked_by":"pipeline","facts":[{"text":"A ferry named Marian Locke serves Pell Island.","source":"schedule"}]}

The ferry Marian Locke ran aground on Hob's Ledge off Pell Island, Maine, early on Saturday with 163 passengers and seven crew aboard. Everybody was taken off.

A morning ferry to Thornquay has run aground on Hob's Ledge off Pell Island. The Marian Locke had 163 passengers and seven crew aboard and all were taken off by other boats, early posts say.

Four people are said to have minor injuries. Fog was thick at the time.

=== truth
topic: demo-01-ferry
verdict: supported
level: certified
origin: ferry-current
independent: 6-9
review: false
scenario: multi-source
claim: supported | The ferry Marian Locke ran aground on Hob's Ledge off Pell Island on Saturday, October 17.
claim: supported | 163 passengers and seven crew were aboard.
claim: supported | All aboard were taken off.
claim: supported | Four people were treated for minor injuries.
evidence: support = ferry-current, ferry-dirigo, ferry-wkpm, ferry-radio, ferry-ap, ferry-reuters, ferry-union, ferry-islander
evidence: official = ferry-county
evidence: low = ferry-feed, ferry-blog
evidence: other = ferry-preview, ferry-opinion

Seven rated newsrooms each with their own people on the quay or on the telephone, an unrated island weekly and the county's statement. The aggregator retells the Pell Sound Current; the preview and the column are not support.

=== page
id: ferry-current
outlet: pellsoundcurrent.com
title: Ferry Marian Locke aground on Hob's Ledge; all 163 passengers off
author: Nell Brackett
date: 2026-10-17T11:32:00Z
updated: 2026-10-17T15:10:00Z
section: Local
capture: 2026-10-17T11:51:00Z
capture: 2026-10-17T15:40:00Z

THORNQUAY - The 6:15 boat from Pell Island never made the harbor Saturday. The Marian Locke, carrying 163 passengers and a crew of seven, drove onto Hob's Ledge in fog about 6:40 a.m. and stuck there, bow up, half a mile from the island's west landing.

"It was like the whole boat took a breath and then sat down," said Orrin Teague, who was on his way to a grandson's hockey game. "Coffee everywhere. Nobody screamed. We just looked at each other."

Eleven lobster boats were alongside before the Coast Guard arrived, harbor master Lottie Amory told the Current from the Thornquay float. By 8:05 every passenger was off. Four people were treated at the landing for cuts, bruises and one sprained wrist, and none of them went to a hospital.

The captain, whose name the ferry line has not released, stayed aboard with two deckhands to watch the pumps. Amory said the hull was weeping through one seam but the water was "nothing a decent pump can't keep up with."

Saturday's remaining sailings are canceled. The line hopes to pull the ferry clear on the evening tide, which is high at 6:52 p.m.

A second-year deckhand, Tammy Ouellet, had started down the ladder with a life ring before the boat had stopped moving. "You do the thing you practiced," she said. "I practiced it on Tuesday, in the sun, with my boyfriend laughing at me."

The state police boat carried a portable pump out at 9:30. Amory said that divers would look at the seam before anybody tried to move the hull, and that a boom had been laid around the stern in case the fuel tank was touched. So far it was dry.

Pell Sound Transit runs three boats. The Marian Locke, built in 1989, is the only one that carries cars, and there is no other way to get a truck onto the island.

=== page
id: ferry-dirigo
outlet: dirigotribune.com
title: Lobstermen lead rescue as island ferry hits ledge in Pell Sound
author: Thaddeus Morrow
date: 2026-10-17T16:20:00Z
section: Maine
image: The ferry Marian Locke on Hob's Ledge, seen from the west landing.

Gil Rackliff was hauling his second string of traps when the radio went. Within ten minutes he had turned the Patience around, and by 7 a.m. he was holding her against the tilted side of a car ferry while strangers stepped across onto a pile of wet rope.

"A lady handed me a cat in a box," Rackliff said. "Then she handed me her husband."

Fishermen from both sides of the sound took most of the 163 passengers off the Marian Locke after it struck Hob's Ledge on Saturday morning in visibility that Coast Guard Petty Officer Renny Castellan put at less than 200 feet. Seven crew members were also aboard. Castellan said four people had minor injuries and that nobody went into the water.

Investigators from the Coast Guard's Marine Safety office boarded the vessel at 10:30 a.m. They are expected to look at the ferry's radar, which two regular riders told the Tribune had been out of service earlier in the week. The ferry line would not discuss maintenance.

The ledge, marked by a bell buoy since 1903, last caught a ferry in 1978. That one was freed within a day, too.

Castellan said his crew reached the ferry at 7:21 a.m. "By then it looked like a regatta," he said. The Coast Guard took charge of the count, and of one elderly man who refused to leave without his truck.

Along the west landing, people who had no boat brought blankets, a card table and, in one case, an accordion. Island schoolteacher Mercy Dyer wrote names on the backs of hymn sheets as her neighbors came ashore, and sent them by phone to the mainland, one page at a time.

The line carried 61,000 passengers last year. Under its contract with the state it must provide a substitute within ten days.

=== page
id: ferry-wkpm
outlet: wkpm9.com
title: 'Everybody is accounted for': Passengers evacuated after ferry strikes ledge
author: Dana Ocampo
date: 2026-10-17T13:05:00Z
section: News

WKPM 9 was at the Thornquay float Saturday as boat after boat came out of the fog with passengers from the grounded Pell Island ferry.

Wrapped in a foil blanket, high school junior Bex Lanigan told our crew she had been asleep on a bench when the Marian Locke hit. "I woke up on the floor with somebody's backpack on my face," she said.

Pell County emergency director Howard Sills said in an interview with WKPM 9 that 163 passengers and seven crew had been counted twice, once leaving the ferry and again on the mainland. "The numbers match. Everybody is accounted for," Sills said.

Paramedics checked about thirty people. Four had injuries, all of them minor, according to Sills.

Viewers sent video that shows the ferry listing to its left side with cars still chained on deck. No fuel was visible on the water when our drone passed over at 9 a.m.

Ferry service between Thornquay and the island is suspended until at least Sunday. A private water taxi is carrying residents with medical appointments for free.

The Brassard family of Thornquay was on the float when the second load came in. "We heard five blasts and my wife said, that's not right," Luc Brassard said. He spent the next hour handing out mittens from a box that was meant for a church sale.

WKPM 9 has asked the ferry company whether the captain was tested for alcohol, as federal rules require after an accident of this size. The company told us to ask the Coast Guard.

=== page
id: ferry-radio
outlet: midcoastradio.org
title: Island left without a ferry after Saturday's grounding
author: Ines Corriveau
date: 2026-10-18T13:45:00Z
section: Transportation

The roughly 400 people who live year-round on Pell Island woke Sunday to a quiet landing. Their only car ferry spent most of the previous day perched on rock.

When the Marian Locke hit Hob's Ledge in heavy fog, 163 passengers were making the crossing, many of them headed for a craft fair on the mainland. They were moved onto fishing boats and a Coast Guard response boat in under an hour and a half. Four were hurt, none of them seriously.

Island selectwoman Prue Haskell told Midcoast Public Radio that the drill the island runs every spring paid off. "People knew which end of the boat to stand at, and they knew to shut up and listen," Haskell said.

What comes next is less clear. The ferry line's spare vessel is in dry dock until November. Haskell says the store has four days of milk and that the propane truck was due on Monday's first run.

A spokesman for the line, Peter Dunphy, said in a phone call that a chartered landing craft would carry freight from Tuesday. He declined to say whether the captain had been relieved.

=== page
id: ferry-ap
outlet: apnews.com
title: Coast Guard: 170 safely off ferry that ran aground in Maine fog
author: Marguerite Alvord
date: 2026-10-17T13:48:00Z
section: U.S. News

THORNQUAY, Maine (AP) - A passenger ferry ran onto a rock ledge in dense fog off the Maine coast early Saturday, and all 170 people aboard were transferred to other vessels without serious injury, the Coast Guard said.

The 140-foot Marian Locke was bound from Pell Island to the mainland when it struck Hob's Ledge shortly before 7 a.m., Coast Guard sector spokeswoman Lt. Amy Brandvold told The Associated Press. There were 163 passengers and seven crew members.

Brandvold said a 45-foot response boat took off the last 22 passengers. The others had already been picked up by commercial fishermen who reached the scene first.

Four people were treated for minor injuries. A sheen check found no release of the ferry's 2,800 gallons of diesel.

The cause is under investigation. Toxicology tests, which are routine after a marine casualty, were being arranged for the bridge crew, Brandvold said.

Small-craft advisories were not in effect, but the National Weather Service had posted a dense fog warning for the sound until 10 a.m.

"We train for the day when there is nobody else out there. This time everybody else was out there," Brandvold said. She said the Coast Guard planned to thank the fishing crews by name once it had a full list, which might take a while because "they don't hang around for the paperwork."

=== page
id: ferry-reuters
outlet: reuters.com
title: Maine ferry grounding: operator says vessel refloated, towed to port
author: Col Whitaker
date: 2026-10-18T01:15:00Z
section: world us

Oct 17 (Reuters) - A car ferry that grounded off Maine with 163 passengers on board was pulled clear at high tide on Saturday evening and towed to Thornquay for inspection, its operator said.

Two tugs freed the Marian Locke from Hob's Ledge, near Pell Island, at about 7:10 p.m. local time, operator Pell Sound Transit told Reuters in an emailed statement. Passengers had been taken off some eleven hours earlier; four suffered light injuries.

The company said divers found a crack of about two metres in the outer plating on the port side and no damage to the propellers.

"We are grateful beyond words to the fishing fleet," Chief Executive Signe Harlan said in the statement, adding that fares for the voyage would be refunded.

Marine tracking data reviewed by Reuters show the vessel travelling at 9.4 knots, 300 metres east of its usual line, one minute before it stopped.

The grounding is the first of a passenger vessel in the state since 2011, according to Coast Guard casualty records. Insurers are expected to send a surveyor on Monday.

Pell Sound Transit, which is privately owned, said that it carried insurance for the hull and for passengers and could not yet estimate its losses.

=== page
id: ferry-union
modified: 2026-10-19T08:30:00Z
outlet: unionstandardnews.com
title: A Boatload of Strangers, a Ledge in the Fog and a Fleet of Small Boats
author: Judith Farrow-Keane
date: 2026-10-18T10:05:00Z
section: National

THORNQUAY, Me. - The pancake breakfast at Grange Hall No. 61 had been planned for forty. By nine on Saturday morning it was feeding a good part of a ferry.

The Marian Locke, the boat that ties Pell Island to the rest of Maine, had gone up on Hob's Ledge with 163 passengers. One by one they were brought in by the men and women who fish these waters: a choir, a wedding florist with her buckets, two county jurors, a boy with a tuba.

"I kept counting my students and getting a different number," said Wallace Enright, a music teacher who had nineteen of them along. All nineteen were at the grange by half past eight.

Mr. Enright had a bandage over one eyebrow, one of four minor injuries that the authorities recorded.

On the island, the talk was of the radar. A deckhand, who asked not to be named because he was not permitted to speak, said the set had been "blinking on and off since Columbus Day." The operator said it could not comment while the Coast Guard was investigating.

=== page
id: ferry-islander
engine: none
indexed: google, bing, duckduckgo, brave, searxng, tavily, serper, mojeek
outlet: thornquayislander.com
title: From the west landing, where we watched it happen
author: Cyrus Plaisted
date: 2026-10-18T14:00:00Z
section: news

I was tying up the mail skiff when I heard her hit. You do not forget a noise like that. Then the horn, five short.

For those off island who have asked: yes, everybody got off. The purser, Winnie Dole, read me her count from the back of an envelope on Saturday noon: 163 tickets, seven crew, two dogs, one cat, one tuba. Four folks got patched up by the school nurse.

The Marian Locke came off the ledge on the evening high with two tugs pulling and half the town on the rocks cheering. She was down a little by the stern going past the bell.

The selectmen meet Monday at seven in the schoolhouse. Bring a chair. The question on the warrant is what to do about groceries, mail and the propane while she is hauled out.

=== page
id: ferry-county
outlet: pellcountyme.gov
title: Statement on the grounding of the ferry Marian Locke
author: Howard Sills, Director
date: 2026-10-17T16:30:00Z
section: Emergency Management

At 6:44 a.m. on Saturday, October 17, 2026, Pell County Regional Communications received a report that the ferry Marian Locke was aground on Hob's Ledge, approximately one half mile west of Pell Island.

The County activated its marine mass rescue annex at 6:49 a.m. All passengers (163) and crew (7) were evacuated or accounted for by 8:05 a.m. Four persons received first aid for minor injuries. No person required transport to a hospital.

The family information line will remain open until 6 p.m. today. Residents with urgent medical travel should call the County dispatch center at the non-emergency number. The County asks private boats to stay 500 yards clear of the vessel during salvage.

The investigation of the cause is conducted by the United States Coast Guard.

=== page
id: ferry-feed
outlet: feedbarrel.com
title: Ferry with 163 aboard hits rocks in Maine, passengers rescued
date: 2026-10-17T12:10:00Z
section: Trending

A ferry has run aground in Maine. The Marian Locke hit Hob's Ledge off Pell Island with 163 passengers, [the Pell Sound Current reports](#ferry-current).

All were taken off by lobster boats, and four people had minor injuries, according to the local paper. The boat was on its early run to Thornquay and the weather was foggy. The remaining sailings for Saturday were canceled, the report says.

FeedBarrel collects the stories people are talking about. Tap the barrel to follow this story and get an alert when it changes. More from around the web: ten harbors to see before you are forty, how tides work, and the best rain jackets of the season according to people who stand in the rain for a living.

=== page
id: ferry-blog
outlet: harborgripes.blogspot.com
title: That ferry again
author: Old Tar
date: 2026-10-18T02:20:00Z
section: posts

So the Marian Locke found Hob's Ledge. Saw it on the Channel 9 news like everybody. I said in August that the line is run by people who could not find their own feet in a bathtub, and I stand by it.

My brother-in-law rides that boat every week and says the coffee machine gets more maintenance than the radar. I do not know if that is true but it sounds true, which in this town is good enough.

Glad nobody was hurt worse. Next week: the scandal of the new parking meters on Front Street, and why I paid mine in pennies.

To the gentleman who wrote to say that I should be ashamed: I have been, on and off, since 1974, and it has not improved my typing.

=== page
id: ferry-preview
outlet: pellsoundcurrent.com
title: Ferry line plans to add a second morning run to Pell Island
author: Nell Brackett
date: 2026-09-29T14:00:00Z
section: Local

THORNQUAY - Pell Sound Transit plans to add a second weekday morning run between Pell Island and the mainland next spring, if the state agrees to pay for another crew, the company told selectmen on Monday.

The Marian Locke would leave the west landing at 6:15 and again at 8:30. The early boat, which carries about 160 passengers on a busy Saturday, has been turning people away since the summer, manager Peter Dunphy said.

Selectwoman Prue Haskell asked whether the crew could manage the turn in winter fog. Dunphy said it could, with the new radar that is on order. "Nobody wants to be the fellow who puts her on Hob's Ledge," he said.

A hearing is set for Nov. 12 at the Thornquay grange. Written comments may be sent to the town office before then.

=== page
id: ferry-opinion
outlet: dirigotribune.com
title: Opinion: Island ferries deserve better than luck
author: Ruthanne Sewall
date: 2026-10-19T09:00:00Z
section: Opinion

Maine asks its islands to live on one boat each and then acts surprised when the boat is late. Saturday's scare in Pell Sound should embarrass Augusta more than it embarrasses any captain.

Think of what an island is without a ferry. No school nurse on Thursdays. No dentist. No one to fix the one gas pump. A town can be brave for a week, but bravery is a poor transportation policy.

The Legislature has had the report on spare vessels for three years. It recommends two of them, shared among six routes, at a price that would not buy a mile of highway. It was filed, I am told, in a very good cabinet.

I do not know what went wrong on the bridge, and neither do you. I do know what went wrong in the budget. Let us fix the part we understand while the Coast Guard works on the other.

=== posts
x | 2026-10-17T10:58:00Z | rackliff_gil | from=Thornquay,_Maine heat=900 key=ferry1 | Marian Locke is up on Hobs Ledge. Anybody with a boat, come. Fog is thick, go slow
bluesky | 2026-10-17T11:06:00Z | bexlan.bsky.social | place=Pell_Island heat=400 | so our ferry just hit a rock. we are all fine. there is a cat
x | 2026-10-17T11:20:00Z | tuba_dad_me | from=Maine heat=120 | Kid's band is on the Pell Island ferry that ran aground. Teacher texted that all 19 are ok. Breathing again
mastodon | 2026-10-17T11:25:00Z | wharfrat | in=mastodon.social | you can hear the horn of the Marian Locke from Thornquay, five blasts over and over
reddit | 2026-10-17T12:40:00Z | midcoast_mud | in=Maine heat=300 | Ferry aground off Pell Island, lobster boats taking people off (163 aboard per county)
x | 2026-10-17T13:10:00Z | WKPM9News | press name=WKPM_9 heat=700 link=#ferry-wkpm | "Everybody is accounted for": all passengers off the ferry that hit a ledge in Pell Sound
x | 2026-10-17T13:30:00Z | foggy_notions | quote=ferry1 | this man turned his boat around mid-haul. buy his lobsters
hackernews | 2026-10-17T19:10:00Z | tidetable | heat=80 link=#ferry-ap | Coast Guard: 170 safely off ferry that ran aground in Maine fog

=== redirect
from: https://pellsnd.link/ferry
to: #ferry-current

=== redirect
from: https://www.dirigotribune.com/amp/island-ferry-ledge
to: #ferry-dirigo
status: 302
title: Lobstermen lead rescue as island ferry hits ledge in Pell Sound
indexed: google
