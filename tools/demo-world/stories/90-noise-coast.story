% Everyday pages that share words with the stories above and say nothing about them.
=== page
id: n-ferry-menu
outlet: thornquayislander.com
title: Ferry lunch counter changes hands after thirty years
author: Cyrus Plaisted
date: 2026-08-12T14:00:00Z
section: news

Arlene Dow has sold the lunch counter at the ferry float to a young couple from Bath, and the fish sandwich is going with it.

She opened in 1996 with one burner and a coffee urn that had been through two wars. Passengers off the early boat were her first customers, and the crew were her second, and she never did get the purser to pay on time.

"I have served every captain since Elbridge," she told me, wiping something that was already clean. "They all run aground on the pie."

The new owners, Kit and Jonah Rusk, mean to keep the hours and to add soup. They have asked for a bigger sign and the selectmen have said that they will think about it, as they did in 2009.

Come by on Saturday. Free coffee until it is gone.

=== page
id: n-ferry-2019
outlet: dirigotribune.com
title: State auditors fault upkeep of island ferries
author: Thaddeus Morrow
date: 2024-03-14T17:00:00Z
section: Maine

AUGUSTA - Maine's island ferries are being kept afloat by overtime and luck, according to a report that the state auditor sent to lawmakers on Thursday.

Auditors looked at six routes. On four of them the boat is older than its captain. Radar sets, pumps and life rafts had been inspected late in one out of five cases, although none was found to be out of order at the time.

The report recommends that the six routes share two spare vessels, which would cost $38 million. "It is the difference between a schedule and a hope," it says.

The operators, four of which are private companies, said that they agreed with most of it. Passengers were asked as well. What they want above all, according to a survey of 900 riders, is a bathroom that locks.

=== page
id: n-ferry-sea
behaviour: slow:1500
outlet: bbc.com
title: Hebridean ferry back in service after engine repair
author: Callum Raeburn
date: 2026-10-17T09:40:00Z
section: uk

A ferry that has been out of action for nine days is to carry passengers again from Sunday after engineers replaced a fuel pump.

The vessel, which serves two islands off the west coast of Scotland, was withdrawn when her crew noticed a smell of hot oil. About 160 passengers had to spend a night in a village hall.

The operator apologised and said that the repair had been slowed by fog, which kept a lorry with the part on the wrong side of the water.

Hotelier Mairi Nicolson said that bookings for the half-term week had dropped by a third. "People will forgive weather. They will not forgive a pump," she said.

A second boat is due on the route in the spring. It was due last spring as well.

=== page
id: n-lobster
behaviour: flaky:1
outlet: wkpm9.com
title: Lobster landings up in Pell Sound as water cools
date: 2026-10-06T15:00:00Z
section: News

Lobster boats in Pell Sound are having their best fall in six years, the state's marine scientists say.

Landings through September were 11 percent higher than last year's. The water off Thornquay has been two degrees colder, and that keeps lobsters closer to shore for longer.

Fisherman Gil Rackliff says it couldn't come at a better time. Bait costs more, fuel costs more, and the price that he gets at the float is about the same as in 2021. "I'm hauling more and standing still," he told WKPM 9.

Scientists warn that one cool year isn't a trend. They count baby lobsters on the bottom every summer, and that count has fallen since 2016.

The season goes on until the end of December, or until somebody's wife says that's enough.

=== page
id: n-fog
behaviour: truncate
outlet: midcoastradio.org
title: Why October is the foggiest month on the sound
author: Ines Corriveau
date: 2025-10-22T12:30:00Z
section: Science

If you have ever sat on a mooring in October and failed to see your own bow, Lena Thibault would like to explain.

Thibault teaches meteorology and keeps the only fog diary on the coast. It goes back to her grandfather, who wrote down, each morning from 1931, whether he could see the bell buoy from his kitchen.

Fog on the sound, she says, comes in two kinds. Summer fog rolls in from the sea like a guest. October fog is made at home: cold air slides off the land at night and lies on water that's still warm. It's thickest at dawn and gone by ten.

The diary shows 14 such mornings in an average October. The record is 22, in 1978. Captains know all of this, Thibault says. "It is the rest of us who are surprised."

=== page
id: n-cruise-jobs
outlet: portellerybeacon.com
title: Wharf Street shops report steady summer as cruise season ends
author: Amrit Dosanjh
date: 2026-10-02T17:00:00Z
section: Business

PORT ELLERY - The last cruise ship of September left on Wednesday and the people of Wharf Street counted their money.

Most of them came out even, the chamber of commerce said after it had asked 90 businesses. Sales were up 2 percent on the year and costs were up by 3. The city's docks had 118 calls on the calendar, among them 21 by expedition boats with fewer than 400 passengers.

"The small boats buy books. The big ones buy fudge," said Lorna Petrie, who sells fudge.

The harbor office had two complaints about horns and forty about dogs. A passenger who missed her ship in July is still here. She works at the bakery now, and says that she has not decided whether she is late.

=== page
id: n-cruise-other
outlet: saltchuckdispatch.com
title: Cape Haldane council to study limits on visitor traffic
author: Marisol Quade
date: 2026-10-14T19:00:00Z
section: Northwest

CAPE HALDANE - The council of this village of 900 voted 4-1 on Monday to pay for a study of how many visitors it can stand.

The study will cost $45,000 and take a year. It will look at cars, at buses and at the line for the lighthouse, but not at ships; Cape Haldane has no dock that could take one.

"I don't want to ban anybody. I want to know whether there is a number," council member Britt Aske said.

Resident Homer Dell thinks that he knows the number. He told the council that it was the number of parking spaces, which is 61, and that he would have told them so for nothing.

The contract goes to a firm from the university. A first report is planned for next June.

=== page
id: n-leaf
outlet: harborlightweekly.com
title: The great leaf blower debate comes to Port Ellery
author: Peg Vandermolen
date: 2026-09-18T18:00:00Z
section: Council notes

There is no fight like a leaf fight. The council heard forty-one people on Tuesday on whether the city ought to ban gasoline blowers, and I have the notes and the headache.

Landscapers say the electric kind dies before lunch. Neighbors say that the other kind kills their lunch. Member Croft asked whether anybody had tried a rake, and was told by a boy of nine that a rake "is for old people and piles."

No vote was taken. The ordinance goes to October 13, on the same night as a certain other ordinance that you may have heard of, so bring a cushion.

The council did vote, 9-0, to repaint the crosswalk at Alder. It will be white again. There was no debate about the white.

=== page
id: n-robot-op
outlet: seaboardbusiness.com
title: Column: The robots are coming and they need a bathroom break too
author: Dexter Hale
date: 2026-06-05T16:00:00Z
section: Opinion

I spent a morning in a warehouse that belongs to somebody who would rather not be named, watching a machine named Doris fail to pick up a box of cereal.

Doris can lift 600 pounds. Cereal is the problem. Cereal is light, it slides, and there is a window in the box that Doris takes for a hole in the universe. A man called Ernesto walks over every nine minutes and does it for her.

The brochure says that Doris reduces picking time by a third. It does not mention Ernesto. This is my objection to most brochures.

I am for the robots. My back is for the robots. But let the people who sell them count the Ernestos, and let the towns that court them with leases and tax breaks ask how many there will be.

=== page
id: n-robot-jobs
outlet: marketquarter.com
title: Warehouse robot makers chase orders as rents ease
author: Sunita Barr
date: 2026-07-23T13:00:00Z
section: technology

Orders for warehouse robots in North America rose by 19 percent in the second quarter, the strongest gain in three years, as retailers that had put off automation came back to market.

The trade body that compiles the figures counted 14,200 machines worth $1.1 billion. Mobile units that carry shelves made up half of them.

Cheaper rents have a part in it. With space to spare, operators are replacing conveyor belts by vehicles that can be moved. "You don't bolt down what you may have to sublet," said Rana Whitfield, who runs 22 warehouses.

Among the suppliers that plan new assembly lines are two in the Midwest and Lumeo Robotics on the West Coast. None of them would talk about prices, which buyers say have dropped by a tenth.

=== page
id: n-cannery
outlet: cityofportellery.gov
title: Truck route and parking changes on Cannery Road
author: Public Works Department
date: 2026-09-01T16:00:00Z
section: Public Works

Beginning Monday, September 14, 2026, trucks of more than 26,000 pounds must use Cannery Road and the Port Access Ramp to reach addresses on the central waterfront. Use of Front Street by such trucks is limited to deliveries between 6 a.m. and 10 a.m.

On-street parking on the north side of Cannery Road is removed between the gate of the former Sound Pride cannery and Alder Street. Forty-two public spaces have been added in the lot at the foot of Berg Street. The first two hours are free.

The changes were approved by the City Council on July 14 as a part of the waterfront traffic plan. Questions and requests for disabled parking should be sent to the Public Works Department. A map may be inspected at the counter.

=== page
id: n-wind-school
outlet: dirigotribune.com
title: First class of turbine technicians learns to climb in Penmarch
author: Judah Small
date: 2026-04-28T16:00:00Z
section: Maine

PENMARCH - Eleven students in harnesses looked up at a steel tower on Monday, and one of them said a word that cannot be printed.

The tower is 80 feet tall and does nothing. It stands behind the community college so that people who have never worked at height can find out whether they like it. Two of the thirteen who signed up found out that they don't.

Instructor Joel Trask spent nine years on wind farms in Texas. "The wind is the easy part," he told the class. "The ladder is the job."

The course takes six months and is paid for by the state and by Orlock Energy, which hopes to build the Sable Shoal wind farm. Graduates are promised an interview. There will be a cake.

=== page
id: n-wind-britain
outlet: theguardian.com
title: Scottish turbine maker to double its workforce after record orders
author: Fergus Aird
date: 2026-10-12T10:20:00Z
section: business

A company in Fife that builds foundations for offshore wind farms is to take on 400 people after it won the largest contract in its history.

The order, worth £310m, is for 48 steel legs that will stand in the North Sea from 2028. It comes six months after the yard had warned that it might have to close.

"In April I was writing redundancy letters, and now I am writing to the same people to ask them back," said Isla Begbie, its managing director. All but nine have said yes.

Unions welcomed the news. They noted that a similar promise three years ago ended when the developer abandoned its project and took a charge of half a billion pounds.

Ministers said that the deal proved the value of patience.

=== page
id: n-energy-col
behaviour: paywall
outlet: continentalpost.com
title: Opinion: Stop Auctioning the Wind as if It Were Oil
author: Prof. Dana Ellery-Voss
date: 2026-09-10T11:00:00Z
section: opinion

Every few months another company announces that it will not build what it had promised to build, and every time we are told that it was the price of steel. The price of steel is a fact. The contract is a choice.

We sell the right to build offshore in the way we sell the right to drill: the highest bidder takes the tract, the lowest bidder takes the contract, and the two are expected to be one firm. For oil it works, because oil is sold at whatever oil costs that day. Wind is sold ten years in advance.

A state could index its contracts. Several in Europe do. It would cost ratepayers a little in most years and save them a pier in the others.

I advise two developers, and my editors have asked me to say so.

=== page
id: n-parking
outlet: harborgripes.blogspot.com
title: I paid a parking meter in pennies and lived
author: Old Tar
date: 2026-10-19T16:00:00Z
section: posts

As I promised last week. The new meters on Front Street take cards, telephones and coins, and they do not take kindly to pennies, of which I had four dollars' worth in a sock.

The first hour took me eleven minutes to pay for. A line formed. A young person offered to pay for me with a watch. I declined, because the point was the point.

On penny three hundred and six the machine said THANK YOU and gave me until noon. I have never felt so thanked. An officer came by, looked at the sock and decided that he was needed somewhere else.

The fine for not paying is $25. The cost of the meters was $212,000. I leave the arithmetic to my readers, who have socks of their own.

=== page
id: n-knots
outlet: tidewaterforums.com
title: Best fender for a wooden float?
date: 2026-10-03T12:00:00Z
section: Gear

The fender on my side of the float has given up. What do people use against wooden pilings these days?

Old tires with the tread in. Ugly and free.

Had a ferry wake put a tire through my planking in August. Use the long foam ones and hang two.

Which ferry? The Thornquay one goes by me at a crawl.

The excursion boat, not the island ferry. Captain waved. I did not wave back.

Rope. My father plaited his own and they outlived him.

Everybody's father plaited his own rope. Mine bought fenders.

Thanks all, going with foam. I'll hang a tire on the neighbor's side for old times' sake.

Update: the foam is on and the neighbor has noticed the tire. He plays the accordion now.
