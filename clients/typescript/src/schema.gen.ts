/* Made from docs/openapi.json by generate.mjs. */
export interface paths {
    "/api/investigations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Investigations, latest first */
        get: operations["listInvestigations"];
        put?: never;
        /** Start the investigation of a topic */
        post: operations["triggerInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Topics that need an investigation */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/candidates/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories that candidates have, and what each mode usually takes and costs */
        get: operations["candidateFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State and result of an investigation */
        get: operations["getInvestigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger: every call made for an investigation, with its cost */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/calls/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was asked for an investigation and spent, in sum */
        get: operations["getCallTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an investigation; its topic stays as it was */
        post: operations["cancelInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is going to be asked, where, and what it will take */
        get: operations["getPlan"];
        /** Strike items out, edit questions, or edit the brief, which makes a new plan */
        put: operations["changePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the investigation run as planned */
        post: operations["approvePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the stages at work finish and begin nothing new, nor any call that costs */
        post: operations["pauseInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on where a paused investigation stands */
        post: operations["resumeInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/wrap-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin no further round and decide on what is there; one that is paused goes on to it */
        post: operations["wrapUpInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures that its sources show and what their files say: context, no evidence */
        get: operations["listPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/research": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deep research for an investigation: leads, never evidence */
        get: operations["listResearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/captures/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of a source as it was captured, with the passages the case rests on */
        get: operations["getCapture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The case as plain text: what was decided, on which evidence, by which rules
         * @description For people; programs read `result` of the investigation. Its wording may change in any version.
         */
        get: operations["getCaseFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence.wacz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that was received for the case, with its chain and seals, as one archive (WACZ 1.1.1)
         * @description Every download is written to the audit log. `corroborate evidence verify` checks the file offline.
         */
        get: operations["getEvidenceArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every quote that the case and its report rest on, looked for in what was received
         * @description What `corroborate evidence verify-claims` does. Every look is written to the audit log.
         */
        get: operations["verifyQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/failed-captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the case that cannot be shown as they were received, and why
         * @description What `corroborate evidence find-failed-captures` does. Every look is written to the audit log.
         */
        get: operations["findFailedCaptures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a decided case again, from what is kept of it and under the rules of today
         * @description Nobody is asked but the model, where one is to read. Nothing is written without `confirm`; with it the decision is another, with its difference, and the topic itself is moved by a decision in review alone.
         */
        post: operations["replayInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/legal-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether nothing of the case may be deleted, and why */
        get: operations["getLegalHold"];
        put?: never;
        /** Let no retention and no erasure delete anything of the case; one that is held stays so */
        post: operations["holdEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/legal-hold/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let time do again to a held case what it does to others */
        post: operations["releaseEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cases that are held, those held longest first */
        get: operations["listLegalHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sources that people added, and what became of them */
        get: operations["listAddedSources"];
        put?: never;
        /**
         * Add a source to a case that waits, runs or is over
         * @description A case that runs reads it in its next round. One that is over has its decision made again with it; the difference is kept with the source, the topic is moved by people alone. The same twice is one.
         */
        post: operations["addSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of sources that count or dispute since the decision, look by look */
        get: operations["listSourceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/lineage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each page and claim was come to: query, hit, page, claim, each with what it came from */
        get: operations["getLineage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of a case: entries, how far they are sealed, pages that cannot be shown, snapshots */
        get: operations["getCaseEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of the chain of a case, in their order */
        get: operations["listChainEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/sources/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of a source: answers with headers, certificate and digest, and snapshots by a browser */
        get: operations["getSourceEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/sources/{source}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a browser show a source now, and keep what it shows
         * @description A worker does it within a minute or two; the first snapshot of the answer is `wanted` until then. Where it cannot be (no browser is set up, the page cannot be opened) it ends as `failed`, with the reason.
         */
        post: operations["askForSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/sources/{source}/public-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the Wayback Machine keep a public copy of a source
         * @description A worker orders it and asks how it goes, which takes some minutes; the first copy of the answer is `wanted` until then. The archive learns the address of the page, and anybody may look at the copy.
         */
        post: operations["askForPublicCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/originals/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bytes as they were received, as a file
         * @description They are what strangers sent: open them with care. Every download is written to the audit log.
         */
        get: operations["getOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/pictures/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a snapshot, to be shown
         * @description Made by the browser of this installation; nothing else comes by this route. Written to the audit log.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cited report of an investigation, written whole each time */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/folder.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The case as a folder of files with its evidence; the same case gives the same bytes */
        get: operations["getCaseFolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/claim-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of the decided claims for publication, where the evidence has earned one */
        get: operations["getClaimReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-Sent Events while an investigation runs
         * @description A new reader first gets `state` (`ProgressStateAnswer`: the investigation and all events so far), then `progress` (`ProgressEventAnswer`) for each event as it is stored, `investigation` (`InvestigationAnswer`) whenever the row has moved, and `end` (the same) with the outcome, after which the stream closes. With `Last-Event-ID` only what came later is sent. A stream is cut soon after its key, session or token has ended. One caller holds no more than `STREAMS_PER_CALLER` of them at a time, at all API processes together; one more is answered with 429.
         */
        get: operations["followInvestigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a person, and everything people decided and corrected, oldest first */
        get: operations["reviewHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a source's stance, tier or cluster as wrong
         * @description The decision is recomputed at once; the answer shows the difference. The topic itself is moved by a decision alone.
         */
        post: operations["correctEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/corrections/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a correction would change; nothing is kept */
        post: operations["previewCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/mark-false": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the upgrade this investigation made turned out false; the topic goes back to `unverified` */
        post: operations["markFalse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What editors noted of replies on its topic, oldest first */
        get: operations["listReplies"];
        put?: never;
        /**
         * Note that somebody was asked for a reply, or enter what they answered
         * @description Notes are only ever added. An answer settles the finding that no reply was sought; the upgrade itself is released by a decision alone.
         */
        post: operations["noteReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a person: high priority first, then oldest first; what was decided: latest first */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/backlog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits, why, and since when */
        get: operations["reviewBacklog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A review item with what was decided and corrected */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold an item for a while; nobody else can take or decide it meanwhile */
        post: operations["claimReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an item back, with a note for the next */
        post: operations["releaseReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the recommended level, set another, reject, or ask for another round
         * @description Decided once; the row that records it is never changed. `set-level` needs `level` and `note`, `reject` needs `reject_reason`, `approve` a `note` where the item says so (`approval_needs_note`): else it is refused as `note-required`.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics in every state, latest received first
         * @description A page of a search may be short; the cursor alone says whether more follow.
         */
        get: operations["listTopics"];
        put?: never;
        /**
         * Send one topic, or up to 1000 as {"topics": [...]}
         * @description Idempotent by `external_id`: a known one is brought up to date until its investigation has begun, and is left alone after that. When one topic is faulty none is stored, and `errors` points at every fault.
         */
        post: operations["submitTopics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored topic with what investigations made of it */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other stored topics of the same event or series, as they stand now
         * @description For people: whatever was decided on them is context and has no part in any decision on this topic.
         */
        get: operations["getRelatedTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a story, and have it investigated at once
         * @description It becomes a topic that nobody has verified. `sources` are read in the first round and count by the same rules as all other pages. Sent again under the same `submission_id` it is stored once and investigated once.
         */
        post: operations["submitStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look a story over before it is sent: faults, and stored topics of the same event or series
         * @description Takes the same body up to 128 kB, with the same faults: the beginning of a long `article_text` is enough. Nothing is stored.
         */
        post: operations["checkStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the page of a story of which nothing but the address is known
         * @description Gives its headline, text, day and language, to be looked over and sent as a story. Nothing is stored of it. It is asked for as every page is: at the pace of its site, by its robots.txt, and at no private address.
         */
        post: operations["readStoryPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All endpoints, oldest first */
        get: operations["listWebhooks"];
        put?: never;
        /** Tell an address of events, from now on */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One endpoint */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete it with its log and with what was still to be sent */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Change its address, its events, or switch it on or off */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret; the old one signs beside it for a day */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message of type `webhook.test` */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent and what became of it, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send everything since a moment again, and what the endpoint missed */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one message again */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The search engines: what they need, cost and did today
         * @description Switched-off engines are left out. Nothing is called for the answer; it is read from the ledger.
         */
        get: operations["listEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data servers of the newsroom: collections, size, health, price, and what they did today
         * @description Nothing is called for the answer: collections are told as they were when they were last looked at.
         */
        get: operations["listDataServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists of ratings that are in force */
        get: operations["listRatings"];
        put?: never;
        /**
         * Put a file of ratings in the place of the last one of its scheme
         * @description Lines that cannot be read are left out. It holds for pages that are judged from now on.
         */
        post: operations["importRatings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a file of ratings would change; nothing is stored */
        post: operations["previewRatings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outlets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often pages of each outlet were corrected, retracted, silently edited or lost after a decision */
        get: operations["listOutlets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outlets/{site}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is remembered of one outlet, change by change */
        get: operations["getOutlet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Model Context Protocol over streamable HTTP
         * @description One JSON-RPC message a request; `Accept` names application/json and text/event-stream. No session is kept: any process answers any request. Tools, resources and prompts: docs/mcp.md.
         */
        post: operations["mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the work goes: success, upgrades, time, cost, engines, and what people made of it */
        get: operations["metricsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/summary.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a table: one line a day or mode and one for the whole window, or one an engine */
        get: operations["metricsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who am I, and what may I do? */
        get: operations["whoAmI"];
        put?: never;
        /**
         * Sign in at the desk with a key
         * @description The cookie is HttpOnly and SameSite=Strict; pages never see it.
         */
        post: operations["signIn"];
        /** Sign out: the session is over at once */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in at the identity provider */
        post: operations["beginSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/oidc/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from the identity provider
         * @description Code, state, nonce and PKCE are checked; the token of identity gives name and roles.
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All keys that ever were, newest first; never their secrets */
        get: operations["listKeys"];
        put?: never;
        /** Make a key; the answer is the only place where it is ever shown */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a key and every session opened with it, at once */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, from where, and what came of it: newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is kept of a person or an account, as one file (ZIP: to be read, and as JSON)
         * @description Reads every row that is stored. Written to the audit log, which names the person by a digest alone.
         */
        post: operations["getSubjectFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what of a person or an account would be erased and what not; `confirm` does it */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the installation and of this process, for Prometheus
         * @description The state is read from database and queues and is the same at every API process: read it with `max`. What a process did is its own: `corroborate_http_seconds` and, where stages run in it, `corroborate_stage_seconds` and `corroborate_upstream_*`.
         */
        get: operations["prometheus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does the process answer? */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Can it work: are the database and the queue there? */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        ProblemCode: "invalid-input" | "malformed-request" | "malformed-ratings" | "malformed-world" | "unauthenticated" | "too-many-requests" | "forbidden" | "request-refused" | "not-found" | "route-not-found" | "method-not-allowed" | "conflict" | "cancelled" | "body-too-large" | "unsupported-media-type" | "held" | "not-a-candidate" | "no-checkable-claim" | "note-required" | "limit-exceeded" | "budget-exceeded" | "address-refused" | "internal" | "invalid-configuration" | "port-taken" | "unreadable-page" | "upstream-failed" | "database-unavailable" | "schema-outdated" | "unusable-backup" | "queue-unavailable" | "storage-unavailable" | "not-ready" | "timeout";
        ProblemItemAnswer: {
            /** @example title must be a text. */
            detail: string;
            /**
             * @example body
             * @enum {string}
             */
            in?: "body" | "query" | "path";
            /**
             * @description JSON pointer into the body.
             * @example #/topics/3/title
             */
            pointer?: string;
            /**
             * @description Name of the query or path parameter.
             * @example limit
             */
            parameter?: string;
            /**
             * @description Name of the failed candidate gate.
             * @example source_count
             */
            gate?: string;
            /**
             * @description Name of the part that is down.
             * @example queue
             */
            part?: string;
        };
        ProblemAnswer: {
            /** @example urn:corroborate:problem:invalid-input */
            type: string;
            /** @example The request is not valid */
            title: string;
            /** @example 400 */
            status: number;
            /** @example title must be a text. */
            detail: string;
            /**
             * @description Names this occurrence; also in the log.
             * @example urn:corroborate:request:0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d
             */
            instance: string;
            /** @example invalid-input */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description What to do.
             * @example Correct what `errors` names and send it again.
             */
            hint: string;
            errors: components["schemas"]["ProblemItemAnswer"][];
            /**
             * @description The investigation in the way, for `conflict`.
             * @example 122
             */
            investigation_id?: number;
        };
        TriggerInvestigationDto: {
            /**
             * @description Id of a topic sent before.
             * @example 1
             */
            topic_id: number;
            /**
             * @default normal
             * @example high
             * @enum {string}
             */
            priority?: "high" | "normal" | "low";
            /**
             * @description How far to go.
             * @default detailed
             * @enum {string}
             */
            mode?: "quick" | "detailed" | "exhaustive";
            /**
             * @description Investigate although a candidate gate fails. Needs editor access.
             * @default false
             */
            force?: boolean;
            /**
             * @description What this investigation may spend, in USD. More than the configured budget needs editor access.
             * @example 0.5
             */
            budget_usd?: number;
            /**
             * @description Show the plan first; nothing is asked or spent before it is approved.
             * @default false
             */
            await_approval?: boolean;
            /**
             * @description What you bring yourself: addresses, or objects with a text or a PDF. Where a plan waits for approval they are read before it; they count by the same rules as all pages.
             * @example [
             *       "https://harborcity.gov.example/notices/14"
             *     ]
             */
            sources?: (string | components["schemas"]["AddedSourceDto"])[];
        };
        StartedAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @example started
             * @enum {string}
             */
            status: "started" | "awaiting-approval";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string;
        };
        CandidateAnswer: {
            /** @example 1 */
            topic_id: number;
            /** @example Dock workers walk out */
            title: string;
            /**
             * @example unverified
             * @enum {string}
             */
            current_verification: "unverified" | "verified" | "certified";
            /** @example 0 */
            source_count: number;
            /** @example 65 */
            newsworthiness_score: number;
            /** @example pipeline-4711 */
            external_id: string;
            /** @example labor */
            category: string | null;
            /** @example Harbor City */
            location: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            event_date: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            discovery_date: string | null;
        };
        CandidatePageAnswer: {
            topics: components["schemas"]["CandidateAnswer"][];
            /** @example null */
            next_cursor: string | null;
        };
        ModeEstimateAnswer: {
            /** @enum {string} */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * @description From start to end, median of the last completed ones of the mode.
             * @example 120
             */
            seconds: number;
            /**
             * @description US dollars, median of the same; `cost_per_investigation_usd` of the metrics is a mean of all that ended.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * @description Finished investigations behind the figures; with few, the time is an assumption.
             * @example 12
             */
            measured: number;
            /**
             * @description Whether every one of the mode waits with its plan for a person (`PLAN_APPROVAL`).
             * @example false
             */
            needs_approval: boolean;
        };
        CandidateFacetsAnswer: {
            /**
             * @example [
             *       "labor",
             *       "transport"
             *     ]
             */
            categories: string[];
            /** @description What an investigation of each mode has usually taken and cost. */
            estimates: components["schemas"]["ModeEstimateAnswer"][];
        };
        InvestigationAnswer: {
            /** @example 123 */
            id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled";
            /** @description Answer, reason and next step, with decisions of editors. Null until decided. */
            verdict: components["schemas"]["ResultVerdict"] | null;
            /** @example 5 */
            sources_found: number;
            /**
             * @description The level of the topic rose by this investigation: applied by the rules, or by a person after review. A level that fell is none.
             * @example true
             */
            verification_upgraded: boolean;
            /**
             * @description Null until decided.
             * @example verified
             * @enum {string|null}
             */
            new_verification_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description What the evidence gives; null until decided. Above `new_verification_level` the upgrade is held for a person, or a person has refused it.
             * @example verified
             * @enum {string|null}
             */
            recommended_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @example detailed
             * @enum {string}
             */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * @example normal
             * @enum {string}
             */
            priority: "high" | "normal" | "low";
            /** @example false */
            forced: boolean;
            /** @example local */
            requested_by: string;
            /** @example 2 */
            social_sources_found: number;
            /**
             * @example unverified
             * @enum {string}
             */
            verification_level_before: "unverified" | "verified" | "certified";
            /**
             * @description It asked for a person, whatever became of it since.
             * @example false
             */
            requires_human_review: boolean;
            /** @example null */
            review_reason: string | null;
            /**
             * @description How its latest item of review stands: it waits, a person decided, or a later investigation took its place; null where there is none.
             * @example null
             * @enum {string|null}
             */
            review_state: "open" | "decided" | "superseded" | null;
            /** @example 74 */
            confidence_level: number | null;
            /**
             * @description 1-based; 0 before the first.
             * @example 1
             */
            round: number;
            /**
             * @example null
             * @enum {string|null}
             */
            stage: "search" | "social" | "records" | "context" | "read" | "assess" | "origin" | "cross-reference" | "decide" | null;
            /**
             * @description What the stage last begun is for; null once it is over.
             * @example null
             * @enum {string|null}
             */
            phase: "planning" | "gathering" | "assessing" | "weighing" | "checking" | "deciding" | null;
            /**
             * Format: date-time
             * @description Since when, while paused.
             * @example null
             */
            paused_at: string | null;
            /**
             * Format: date-time
             * @description Since when a person wants the verdict on what is there.
             * @example null
             */
            wrap_up_at: string | null;
            /**
             * Format: date-time
             * @description When it is cancelled unless somebody approves its plan; null where none waits.
             * @example null
             */
            approval_until: string | null;
            /** @example 0.5 */
            budget_usd: number;
            /**
             * @description What was spent; while it runs, with what is set aside for calls under way.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string | null;
            /** @example null */
            failure: string | null;
        };
        InvestigationPageAnswer: {
            investigations: components["schemas"]["InvestigationAnswer"][];
            /** @example null */
            next_cursor: string | null;
        };
        InvestigationWithResultAnswer: {
            /** @example 123 */
            id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled";
            /** @description Answer, reason and next step, with decisions of editors. Null until decided. */
            verdict: components["schemas"]["ResultVerdict"] | null;
            /** @example 5 */
            sources_found: number;
            /**
             * @description The level of the topic rose by this investigation: applied by the rules, or by a person after review. A level that fell is none.
             * @example true
             */
            verification_upgraded: boolean;
            /**
             * @description Null until decided.
             * @example verified
             * @enum {string|null}
             */
            new_verification_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description What the evidence gives; null until decided. Above `new_verification_level` the upgrade is held for a person, or a person has refused it.
             * @example verified
             * @enum {string|null}
             */
            recommended_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @example detailed
             * @enum {string}
             */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * @example normal
             * @enum {string}
             */
            priority: "high" | "normal" | "low";
            /** @example false */
            forced: boolean;
            /** @example local */
            requested_by: string;
            /** @example 2 */
            social_sources_found: number;
            /**
             * @example unverified
             * @enum {string}
             */
            verification_level_before: "unverified" | "verified" | "certified";
            /**
             * @description It asked for a person, whatever became of it since.
             * @example false
             */
            requires_human_review: boolean;
            /** @example null */
            review_reason: string | null;
            /**
             * @description How its latest item of review stands: it waits, a person decided, or a later investigation took its place; null where there is none.
             * @example null
             * @enum {string|null}
             */
            review_state: "open" | "decided" | "superseded" | null;
            /** @example 74 */
            confidence_level: number | null;
            /**
             * @description 1-based; 0 before the first.
             * @example 1
             */
            round: number;
            /**
             * @example null
             * @enum {string|null}
             */
            stage: "search" | "social" | "records" | "context" | "read" | "assess" | "origin" | "cross-reference" | "decide" | null;
            /**
             * @description What the stage last begun is for; null once it is over.
             * @example null
             * @enum {string|null}
             */
            phase: "planning" | "gathering" | "assessing" | "weighing" | "checking" | "deciding" | null;
            /**
             * Format: date-time
             * @description Since when, while paused.
             * @example null
             */
            paused_at: string | null;
            /**
             * Format: date-time
             * @description Since when a person wants the verdict on what is there.
             * @example null
             */
            wrap_up_at: string | null;
            /**
             * Format: date-time
             * @description When it is cancelled unless somebody approves its plan; null where none waits.
             * @example null
             */
            approval_until: string | null;
            /** @example 0.5 */
            budget_usd: number;
            /**
             * @description What was spent; while it runs, with what is set aside for calls under way.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string | null;
            /** @example null */
            failure: string | null;
            /** @description Null until decided. */
            result: components["schemas"]["InvestigationResult"] | null;
        };
        CallAnswer: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /** @example search */
            stage: string;
            /** @example brave */
            provider: string;
            /** @example GET */
            method: string;
            /**
             * @description Without secrets.
             * @example https://api.search.example/web?q=dock+workers
             */
            url: string;
            /** @example found */
            outcome: string;
            /** @example null */
            reason: string | null;
            /** @example 200 */
            status: number | null;
            /** @example false */
            cached: boolean;
            /** @example 1 */
            attempts: number;
            /** @example 240 */
            latency_ms: number;
            /** @example 18230 */
            bytes: number;
            /** @example 0.005 */
            cost_usd: number;
        };
        CallTotalsAnswer: {
            /** @example 61 */
            calls: number;
            /** @example 12 */
            from_cache: number;
            /**
             * @description Calls that came to nothing because we could not look.
             * @example 3
             */
            holes: number;
            /** @example 0.02 */
            cost_usd: number;
            /** @example 1830230 */
            bytes: number;
        };
        CallLedgerAnswer: {
            /** @description In the order in which they were made. */
            calls: components["schemas"]["CallAnswer"][];
            totals: components["schemas"]["CallTotalsAnswer"];
        };
        CancelledAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @example cancelled
             * @enum {string}
             */
            status: "cancelled";
        };
        PlannedQuestionAnswer: {
            /** @example sq_1 */
            id: string;
            /** @example Who disputes it, and in which words? */
            question: string;
            /**
             * @example high
             * @enum {string}
             */
            priority: "critical" | "high" | "medium" | "low";
            /**
             * @example [
             *       "sq_1"
             *     ]
             */
            depends_on: string[];
            /**
             * @description Why it is asked.
             * @example Sources that dispute the claim must be considered.
             */
            reasoning: string;
            keywords: string[];
        };
        PerspectiveAnswer: {
            /** @example The evidence */
            name: string;
            /** @example Who found it out, who only repeats it, and what is on record */
            focus: string;
            /** @description Ids of its questions. */
            questions: string[];
            keywords: string[];
        };
        SourceCategoryAnswer: {
            /**
             * @example registers
             * @enum {string}
             */
            category: "engines" | "registers" | "networks" | "fact-checks" | "background";
            /** @example Public registers may hold records of the matter. */
            why: string;
        };
        PlannedQueryAnswer: {
            /** @example keywords */
            strategy: string;
            /** @example dock workers walk out */
            text: string;
            /** @example The most telling words of the title. */
            reason: string;
            /** @example false */
            struck: boolean;
        };
        PlannedEngineAnswer: {
            /** @example brave */
            name: string;
            /** @example Brave Search */
            title: string;
            /**
             * @description US dollars for one call.
             * @example 0.005
             */
            price_usd: number;
            /** @example true */
            configured: boolean;
            /** @example false */
            struck: boolean;
        };
        PlannedServerAnswer: {
            /** @example payments */
            name: string;
            /** @example Register of public payments */
            title: string;
            /**
             * @description US dollars for one call.
             * @example 0.002
             */
            price_usd: number;
            /**
             * @description In all its collections; null where it does not tell or was never asked.
             * @example 100000
             */
            documents: number | null;
            /** @description Matters of which it is the first-hand record. */
            primary: string[];
            /** @example false */
            struck: boolean;
        };
        BriefDto: {
            /**
             * @description Asked beside the planned queries.
             * @example [
             *       "port strike union statement"
             *     ]
             */
            queries: string[];
            /** @example Rotterdam */
            location?: string | null;
            /** @example 2026-01-02 */
            event_date?: string | null;
            /**
             * @description What else is known, in free words. A note on something else is refused: that is another topic.
             * @example The strike is said to have begun at the night shift
             */
            note?: string | null;
        };
        ExpectedAnswer: {
            /** @example 120 */
            seconds: number;
            /**
             * @description What one of this mode has usually cost, US dollars; before there was one, what engines with a price may charge for the queries.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * @description What it cannot pass.
             * @example 0.5
             */
            budget_usd: number;
        };
        PlanAnswer: {
            /** @example 123 */
            investigation_id: number;
            /** @description What is to be found out, most important first. */
            questions: string[];
            /** @description The same with what they are. */
            research_questions: components["schemas"]["PlannedQuestionAnswer"][];
            perspectives: components["schemas"]["PerspectiveAnswer"][];
            /** @description Where it is looked for. */
            source_categories: components["schemas"]["SourceCategoryAnswer"][];
            queries: components["schemas"]["PlannedQueryAnswer"][];
            engines: components["schemas"]["PlannedEngineAnswer"][];
            /** @description Data servers that may be asked. */
            servers: components["schemas"]["PlannedServerAnswer"][];
            brief: components["schemas"]["BriefDto"];
            expected: components["schemas"]["ExpectedAnswer"];
            /** Format: date-time */
            made_at: string;
            /** @example null */
            approved_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            approved_at: string | null;
        };
        StruckDto: {
            /** @description Texts of queries that are not to be asked. */
            queries: string[];
            /** @description Names of engines that are not to be asked. */
            engines: string[];
            /** @description Names of data servers that are not to be asked. Left out: they stay as they are. */
            servers?: string[];
        };
        EditedQuestionDto: {
            /**
             * @description Of a question of the plan; none for a new one.
             * @example sq_1
             */
            id?: string;
            /** @example How many dockers walked out? */
            question: string;
            /**
             * @example high
             * @enum {string}
             */
            priority: "critical" | "high" | "medium" | "low";
        };
        ChangePlanDto: {
            /** @description A new brief makes a new plan. */
            brief?: components["schemas"]["BriefDto"];
            struck?: components["schemas"]["StruckDto"];
            /** @description Those that stay, in their order, and those that are new. Left out: all stay as they are. */
            questions?: components["schemas"]["EditedQuestionDto"][];
        };
        HeldAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @example paused
             * @enum {string}
             */
            status: "paused" | "resumed" | "wrapping-up";
            /**
             * @description False where it was so already.
             * @example true
             */
            changed: boolean;
        };
        PlaceAnswer: {
            /** @example 53.07 */
            latitude: number;
            /** @example 8.8 */
            longitude: number;
        };
        PictureMarksAnswer: {
            /**
             * @description By the clock of the camera.
             * @example 2019-07-14T15:12:09
             */
            made_at: string | null;
            /**
             * @description By the clock of the program that wrote it.
             * @example 2019-07-15T08:00:00
             */
            edited_at: string | null;
            place: components["schemas"]["PlaceAnswer"] | null;
            /**
             * @description Plain text from outside.
             * @example Elm Valley
             */
            place_name: string | null;
            /**
             * @description Plain text from outside.
             * @example Acme, One
             */
            camera: string | null;
            /**
             * @description Plain text from outside.
             * @example [
             *       "Darkroom 3"
             *     ]
             */
            software: string[];
            /**
             * @description Plain text from outside.
             * @example Ann Roe
             */
            credit: string | null;
        };
        CodeAnswer: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
        };
        PictureAnswer: {
            /** @example 56 */
            source_id: number;
            /** @example https://mill.example/flood.jpg */
            url: string;
            /**
             * @example read
             * @enum {string}
             */
            state: "read" | "other-kind" | "broken" | "too-large" | "refused" | "away";
            /** @example mill.example */
            site: string;
            /** @example https://mill.example/flood */
            page_url: string;
            /**
             * @description Null where the page names no day.
             * @example 2026-10-14
             */
            page_day: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            received_at: string;
            /**
             * @description Of the bytes; they are in the archive of the case.
             * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
             */
            sha256: string | null;
            /**
             * @description As its server calls it.
             * @example image/jpeg
             */
            media_type: string | null;
            /** @description What its file says of itself. */
            marks: components["schemas"]["PictureMarksAnswer"] | null;
            /**
             * @description What an editor should look at; nothing is decided by it.
             * @example []
             */
            notes: string[];
            /** @description The same for programs. */
            note_codes: components["schemas"]["CodeAnswer"][];
        };
        PicturesAnswer: {
            /** @description They are still to be looked at, or some are. */
            pending: boolean;
            pictures: components["schemas"]["PictureAnswer"][];
        };
        LeadAnswer: {
            /**
             * @description An address from outside: not read yet.
             * @example https://www.example.org/news/dam
             */
            url: string;
            /**
             * @description Plain text from outside.
             * @example Dam inspection ordered
             */
            title: string | null;
        };
        ResearchJobAnswer: {
            /** @example openai */
            provider: string;
            /**
             * @example done
             * @enum {string}
             */
            state: "wanted" | "starting" | "pending" | "done" | "failed" | "ended";
            /**
             * @description What went wrong last.
             * @example null
             */
            fault: string | null;
            /** @example null */
            reason: string | null;
            /**
             * @description US dollars, where the provider says so.
             * @example null
             */
            cost_usd: number | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            looked_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            finished_at: string | null;
            /**
             * @description The round whose reading list the leads joined; null where none did, since they came too late.
             * @example 2
             */
            used_round: number | null;
            leads: components["schemas"]["LeadAnswer"][];
            /**
             * @description What the provider wrote. Plain text from outside and no evidence: nothing of it is cited or counted.
             * @example null
             */
            text: string | null;
        };
        ResearchAnswer: {
            research: components["schemas"]["ResearchJobAnswer"][];
        };
        CapturePassageAnswer: {
            /** @example Dock workers walked out */
            quote: string;
            /** @example 120 */
            start: number;
            /** @example 143 */
            end: number;
        };
        CaptureAnswer: {
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /**
             * @description The address that answered, after redirects.
             * @example https://news.example/report
             */
            final_url: string;
            /** @example Dock workers walk out */
            title: string;
            /** @example Example News */
            outlet: string | null;
            /** @example null */
            byline: string | null;
            /**
             * @description Whether the page itself was read or another copy of it.
             * @example live
             * @enum {string}
             */
            via: "live" | "archive" | "reader";
            /**
             * @example complete
             * @enum {string}
             */
            verdict: "complete" | "partial" | "paywall" | "login-wall" | "challenge" | "consent" | "gone" | "refused" | "error";
            /** @example  */
            verdict_reason: string;
            /** @example 200 */
            http_status: number | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            captured_at: string;
            /**
             * @description sha256 of the text.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            content_hash: string;
            /**
             * @description Plain text, paragraphs parted by an empty line; null where it has been let go.
             * @example Dock workers walked out on Friday.
             */
            text: string | null;
            /**
             * Format: date-time
             * @description When the text was let go (`CAPTURE_DAYS`).
             * @example null
             */
            removed_at: string | null;
            /** @description What the case rests on; the first shows the stance. */
            passages: components["schemas"]["CapturePassageAnswer"][];
        };
        CheckedQuoteAnswer: {
            /**
             * @description Null where the report alone quotes it.
             * @example c1
             */
            claim_id: string | null;
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /**
             * @description What strangers wrote: show it as text alone.
             * @example Dock workers walked out
             */
            quote: string;
            /**
             * @example VERIFIED
             * @enum {string}
             */
            state: "VERIFIED" | "NOT_FOUND" | "CONTRADICTED" | "NO_EVIDENCE";
            /**
             * @description In the bytes that were received, read anew; in the text that was read then; or nothing is kept.
             * @example bytes
             * @enum {string}
             */
            looked_in: "bytes" | "text" | "nothing";
            /**
             * @description What to do, for people.
             * @example Nothing needs to be done.
             */
            action: string;
            /** @description What `action` says, for programs. */
            action_code: components["schemas"]["CodeAnswer"];
        };
        CheckedQuotesAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @description Whether no quote is missing where it is said to stand.
             * @example true
             */
            whole: boolean;
            quotes: components["schemas"]["CheckedQuoteAnswer"][];
        };
        FailedCaptureAnswer: {
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /**
             * @description `lost` and `changed` should be there as they came; the others never were, or went with their time.
             * @example unread
             * @enum {string}
             */
            failure: "unread" | "not-kept" | "let-go" | "lost" | "changed";
            /**
             * @description How the reading ended.
             * @example paywall
             * @enum {string}
             */
            verdict: "complete" | "partial" | "paywall" | "login-wall" | "challenge" | "consent" | "gone" | "refused" | "error";
        };
        FailedCapturesAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @description Whether no bytes are lost or changed.
             * @example true
             */
            whole: boolean;
            captures: components["schemas"]["FailedCaptureAnswer"][];
        };
        ReplayDto: {
            /**
             * @description Who reads the kept pages: the rules alone, or the configured language model beside them.
             * @default rules
             * @enum {string}
             */
            reader?: "rules" | "model";
            /** @description The `mark` of a difference shown before. It is stored if the re-evaluation gives the same difference. */
            confirm?: string;
        };
        DecisionDigestAnswer: {
            /** @enum {string} */
            recommended: "unverified" | "verified" | "certified";
            /** @example 2 */
            independent_credible: number;
            /** @example 71 */
            confidence: number;
            /**
             * @description An upgrade is recommended above the applied level and waits for a person.
             * @example false
             */
            held: boolean;
            review_reasons: ("credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again")[];
        };
        ReplayReviewAnswer: {
            /** @enum {string} */
            rule: "credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again";
            /** @description It is a reason for review now; else it no longer is. */
            now: boolean;
            /** @example Two sources of no standing carry it. */
            why: string;
            why_code: components["schemas"]["CodeAnswer"];
        };
        ReplaySourceAnswer: {
            /** @example 17 */
            source_id: number;
            /** @example https://paper.example/bridge */
            url: string;
            /** @example The Paper */
            name: string;
            /**
             * @example [
             *       "Its stance is “mentions” instead of “supports”."
             *     ]
             */
            changes: string[];
            change_codes: components["schemas"]["CodeAnswer"][];
            /** @description By which rules it had its stance. */
            why_before: string[];
            why_before_codes: components["schemas"]["CodeAnswer"][];
            /** @description By which rules it has its stance now. */
            why_after: string[];
            why_after_codes: components["schemas"]["CodeAnswer"][];
        };
        ReplayClaimAnswer: {
            /** @example c1 */
            claim_id: string;
            /** @example The bridge is closed */
            claim: string;
            /** @enum {string|null} */
            from: "verified" | "partially true" | "disputed" | "refuted" | "unverifiable" | null;
            /** @enum {string|null} */
            to: "verified" | "partially true" | "disputed" | "refuted" | "unverifiable" | null;
        };
        ReplayDifferenceAnswer: {
            before: components["schemas"]["DecisionDigestAnswer"];
            after: components["schemas"]["DecisionDigestAnswer"];
            /**
             * @example [
             *       "Independent credible sources changed from 2 to 1."
             *     ]
             */
            changes: string[];
            /** @description `changes` for programs, one by one. */
            change_codes: components["schemas"]["CodeAnswer"][];
            /** @description What is another; empty where nothing is. */
            kinds: ("level" | "held" | "voices" | "confidence" | "review" | "stance" | "tier" | "quote" | "claim")[];
            reviews: components["schemas"]["ReplayReviewAnswer"][];
            /** @description Those of which something is another. */
            sources: components["schemas"]["ReplaySourceAnswer"][];
            /** @description Claims about which another verdict stands. */
            claims: components["schemas"]["ReplayClaimAnswer"][];
        };
        ReplayAnswer: {
            /** @example 123 */
            investigation_id: number;
            /** @enum {string} */
            outcome: "unchanged" | "changed" | "not-judged";
            /**
             * @description The difference is the case’s own now.
             * @example false
             */
            written: boolean;
            /**
             * @description Why it could not be judged again.
             * @example null
             */
            why: string | null;
            why_code: components["schemas"]["CodeAnswer"] | null;
            difference: components["schemas"]["ReplayDifferenceAnswer"] | null;
            /** @description Sent back as `confirm` it makes the difference so. */
            mark: string | null;
        };
        LegalHoldAnswer: {
            /** @example 4 */
            id: number;
            /** @example Letter before claim of 3 March. */
            reason: string;
            /** @example ann */
            held_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            held_at: string;
            /** @example null */
            released_why: string | null;
            /** @example null */
            released_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            released_at: string | null;
        };
        LegalHoldsAnswer: {
            /**
             * @description Nothing of the case is deleted now.
             * @example true
             */
            held: boolean;
            /** @description All there ever were, oldest first. */
            holds: components["schemas"]["LegalHoldAnswer"][];
        };
        HoldReasonDto: {
            /** @example Letter before claim of 3 March. */
            reason: string;
        };
        HeldCaseAnswer: {
            /** @example 4 */
            id: number;
            /** @example Letter before claim of 3 March. */
            reason: string;
            /** @example ann */
            held_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            held_at: string;
            /** @example null */
            released_why: string | null;
            /** @example null */
            released_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            released_at: string | null;
            /** @example 123 */
            investigation_id: number;
        };
        HeldCasesAnswer: {
            holds: components["schemas"]["HeldCaseAnswer"][];
        };
        AddedSourceAnswer: {
            /** @example 4 */
            id: number;
            /**
             * @example link
             * @enum {string}
             */
            kind: "link" | "document" | "pdf" | "reply";
            /**
             * @description `brief`: with the order; `late`: while the case ran or after it was over.
             * @example late
             * @enum {string}
             */
            moment: "brief" | "late";
            /** @example https://harborcity.gov.example/notices/14 */
            url: string | null;
            /** @example null */
            title: string | null;
            /**
             * @description Who replied.
             * @example null
             */
            reply_from: string | null;
            /** @example ann */
            added_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            added_at: string;
            /**
             * @description `waiting`: nobody has read it yet; `read`: it is captured; `weighed`: a decision was made with it; `unread`: nothing could be made of it, as `reason` says.
             * @example weighed
             * @enum {string}
             */
            state: "waiting" | "read" | "weighed" | "unread";
            /**
             * @description Its capture, once it was read.
             * @example 9
             */
            source_id: number | null;
            /**
             * @description Its standing.
             * @example 5
             */
            stars: number | null;
            /** @description Up to three of its sentences, letter by letter. */
            quotes: string[];
            /**
             * @description Why nothing could be made of it.
             * @example null
             */
            reason: string | null;
            /** @example null */
            reason_code: string | null;
            /**
             * @description The round that weighed it.
             * @example 3
             */
            round: number | null;
            /**
             * @description A decision that stood was made again for it.
             * @example true
             */
            recomputed: boolean;
            /**
             * @description What it changed: `before` and `after` (level, independent credible sources, confidence, held, review reasons), `change_codes`, and `verdicts` of claims. Null where no decision stood.
             * @example null
             */
            difference: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            weighed_at: string | null;
        };
        AddedSourcesAnswer: {
            sources: components["schemas"]["AddedSourceAnswer"][];
        };
        LookReasonAnswer: {
            /** @example watch.core-edited */
            code: string;
            /** @example {} */
            params: {
                [key: string]: unknown;
            };
            /** @example The sentence “…” is “…” now. */
            text: string;
        };
        DiffWordsAnswer: {
            /**
             * @example gone
             * @enum {string}
             */
            op: "same" | "gone" | "new";
            /** @example 31 */
            text: string;
        };
        PartDifferenceAnswer: {
            /**
             * @description `core`: the sentence that the case rests on; `number`: a sentence in which a figure is another.
             * @example core
             * @enum {string}
             */
            part: "core" | "number" | "headline";
            /** @example A fire injured 31 people. */
            before: string;
            /**
             * @description Null: it is gone.
             * @example A fire injured 13 people.
             */
            after: string | null;
            /** @description Words of both, in the order of a reader. */
            words: components["schemas"]["DiffWordsAnswer"][];
        };
        LookAnswer: {
            /** @example 40 */
            look_id: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description Against what it said when it was judged; null where it could not be read.
             * @example silently-edited
             * @enum {string|null}
             */
            change: "unchanged" | "gone" | "redirected" | "corrected" | "retracted" | "silently-edited" | null;
            /**
             * @description It said what no look before it had said: people were told.
             * @example true
             */
            fresh: boolean;
            reasons: components["schemas"]["LookReasonAnswer"][];
            differences: components["schemas"]["PartDifferenceAnswer"][];
            /** @example 200 */
            http_status: number | null;
            /** @example https://news.example/report */
            final_url: string | null;
        };
        WatchedSourceAnswer: {
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /** @example news.example */
            site: string;
            /** @example Fire injures 31 */
            title: string;
            /**
             * @example supports
             * @enum {string|null}
             */
            stance: "supports" | "disputes" | "mentions" | "unrelated" | null;
            /**
             * @description Whether it is one of those that count toward the level.
             * @example true
             */
            counts: boolean;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            next_look_at: string | null;
            /** @description The first first. */
            looks: components["schemas"]["LookAnswer"][];
        };
        WatchedSourcesAnswer: {
            sources: components["schemas"]["WatchedSourceAnswer"][];
        };
        LineageNodeAnswer: {
            /** @example page:9 */
            id: string;
            /** @example hit:1:3 */
            parent_id: string | null;
            /**
             * @example page
             * @enum {string}
             */
            kind: "query" | "given" | "hit" | "page" | "claim";
            /** @example 1 */
            round: number | null;
            /**
             * @description What found, read or extracted it.
             * @example gdelt
             */
            tool: string;
            /** @example gdelt */
            engine: string | null;
            /**
             * @description What was asked; of a claim, the words of the page it rests on.
             * @example null
             */
            query: string | null;
            /**
             * @description Where it stood among the hits.
             * @example 3
             */
            rank: number | null;
            /** @example https://news.example/report */
            url: string | null;
            /** @example 9 */
            source_id: number | null;
            /** @example null */
            claim_id: string | null;
            /**
             * @description Who brought it.
             * @example null
             */
            by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            at: string | null;
        };
        LineageAnswer: {
            nodes: components["schemas"]["LineageNodeAnswer"][];
        };
        SealAnswer: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description Digest of the public key.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            key_id: string;
        };
        ChainFaultAnswer: {
            /** @example 3 */
            seq: number;
            /** @example entry-changed */
            code: string;
        };
        KeptOriginalsAnswer: {
            /** @example 41 */
            kept: number;
            /** @example 0 */
            let_go: number;
            /** @example 2400000 */
            bytes: number;
        };
        SnapshotCountsAnswer: {
            /**
             * @description When snapshots are taken here; `no-browser`: there is none to take them.
             * @example decided
             * @enum {string}
             */
            mode: "decided" | "asked" | "off" | "no-browser";
            /** @example 4 */
            taken: number;
            /** @example 0 */
            waiting: number;
            /** @example 1 */
            failed: number;
        };
        CaseEvidenceAnswer: {
            /** @example 45 */
            entries: number;
            /**
             * @description Number of entries by kind.
             * @example {
             *       "capture": 44,
             *       "decision": 1
             *     }
             */
            kinds: {
                [key: string]: number;
            };
            /**
             * @description Entries that a seal covers which holds.
             * @example 45
             */
            sealed: number;
            seal: components["schemas"]["SealAnswer"] | null;
            /** @description What is wrong with chain or seals. The bytes are looked at by `corroborate evidence verify` alone. */
            faults: components["schemas"]["ChainFaultAnswer"][];
            originals: components["schemas"]["KeptOriginalsAnswer"];
            /** @description Pages that cannot be shown as they were received. */
            failed: components["schemas"]["FailedCaptureAnswer"][];
            snapshots: components["schemas"]["SnapshotCountsAnswer"];
        };
        ChainEntryAnswer: {
            /** @example 1 */
            seq: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /** @example capture */
            kind: string;
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            sha256: string;
            /**
             * @description Whether a seal covers it.
             * @example true
             */
            sealed: boolean;
            /**
             * @description Digest of the bytes that it names.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            original: string | null;
            /** @example https://news.example/report */
            url: string | null;
            /**
             * @description What of its kind it is.
             * @example page
             */
            what: string | null;
        };
        ChainEntriesAnswer: {
            entries: components["schemas"]["ChainEntryAnswer"][];
            /**
             * @description For `after`, where there are more.
             * @example null
             */
            next_after: number | null;
        };
        PeerAnswer: {
            /** @example CN=news.example */
            subject: string;
            /** @example C=US, O=An authority */
            issuer: string;
            /**
             * @description SHA-256 of the certificate.
             * @example AB:CD:…
             */
            fingerprint256: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            valid_from: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            valid_to: string;
        };
        ReadOriginalAnswer: {
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            sha256: string;
            /** @example 52100 */
            size: number;
            /** @example text/html */
            media_type: string;
            /**
             * @description The bytes were looked at just now.
             * @example whole
             * @enum {string}
             */
            state: "whole" | "removed" | "missing" | "changed";
        };
        ReceivedAnswer: {
            /**
             * @description Its place in the chain.
             * @example 12
             */
            seq: number;
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            entry_sha256: string;
            /** @example true */
            sealed: boolean;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description `read`: when it was read. `snapshot`: when a browser showed it. `watch`: when it was looked at again.
             * @example read
             * @enum {string}
             */
            when: "read" | "snapshot" | "watch";
            /** @example https://news.example/report */
            asked: string;
            /** @example https://news.example/report */
            url: string;
            /** @example [] */
            redirects: string[];
            /** @example 200 */
            status: number;
            /**
             * @description Of the answer, without cookies and keys.
             * @example {
             *       "content-type": "text/html"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /** @description Who answered, by certificate. */
            peer: components["schemas"]["PeerAnswer"] | null;
            /**
             * @description Kept from an earlier call: who answered stands with that one.
             * @example false
             */
            from_cache: boolean;
            original: components["schemas"]["ReadOriginalAnswer"];
        };
        SnapshotViewAnswer: {
            /** @example 1280 */
            width: number;
            /**
             * @description Of the whole page.
             * @example 5200
             */
            height: number;
            /**
             * @description Of the picture.
             * @example 5200
             */
            shown: number;
        };
        SnapshotRequestsAnswer: {
            /** @example 41 */
            answered: number;
            /** @example 7 */
            refused: number;
            /** @example 1 */
            failed: number;
        };
        SnapshotShownAnswer: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /** @example https://news.example/report */
            url: string;
            /** @example 200 */
            status: number;
            /**
             * @description Of the document as it was received.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            document_sha256: string;
            /** @example Chromium 156.0.8078.108 */
            browser: string;
            view: components["schemas"]["SnapshotViewAnswer"];
            /** @description What the page asked for beside its document. */
            requests: components["schemas"]["SnapshotRequestsAnswer"];
            /**
             * @description Parts that were not made in time or are too large.
             * @example []
             */
            left_out: string[];
        };
        SnapshotPartAnswer: {
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            sha256: string;
            /** @example 52100 */
            size: number;
            /** @example text/html */
            media_type: string;
            /**
             * @example picture
             * @enum {string}
             */
            part: "picture" | "print" | "dom";
            /** @example 46 */
            seq: number;
            /** @example true */
            sealed: boolean;
        };
        SnapshotAnswer: {
            /** @example 9 */
            id: number;
            /**
             * @example taken
             * @enum {string}
             */
            state: "wanted" | "taken" | "failed";
            /**
             * @example decision
             * @enum {string}
             */
            wanted_by: "decision" | "person";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Why there is none.
             * @example null
             */
            reason: string | null;
            reason_code: components["schemas"]["CodeAnswer"] | null;
            shown: components["schemas"]["SnapshotShownAnswer"] | null;
            parts: components["schemas"]["SnapshotPartAnswer"][];
        };
        PublicCopyAnswer: {
            /** @example 4 */
            id: number;
            /**
             * @example kept
             * @enum {string}
             */
            state: "wanted" | "kept" | "failed";
            /**
             * @example decision
             * @enum {string}
             */
            wanted_by: "decision" | "person";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Where anybody can look at it.
             * @example https://web.archive.org/web/20261121090012/https://www.example.org/news/dam
             */
            url: string | null;
            /**
             * Format: date-time
             * @description When, as the archive says.
             */
            at: string | null;
            /**
             * @description Why there is none, or none yet.
             * @example null
             */
            reason: string | null;
            reason_code: components["schemas"]["CodeAnswer"] | null;
        };
        ChainLengthAnswer: {
            /** @example 45 */
            entries: number;
            /** @example 45 */
            sealed: number;
        };
        SourceEvidenceAnswer: {
            /** @example 5 */
            source_id: number;
            /**
             * @description Why it cannot be shown as it was received.
             * @example null
             * @enum {string|null}
             */
            failure: "unread" | "not-kept" | "let-go" | "lost" | "changed" | null;
            /** @description In the order of the chain. */
            received: components["schemas"]["ReceivedAnswer"][];
            /** @description The latest first. */
            snapshots: components["schemas"]["SnapshotAnswer"][];
            /**
             * @description When snapshots are taken here; `no-browser`: there is none to take them.
             * @example decided
             * @enum {string}
             */
            snapshot_mode: "decided" | "asked" | "off" | "no-browser";
            /** @description At the Wayback Machine, the latest first. */
            public_copies: components["schemas"]["PublicCopyAnswer"][];
            /**
             * @description When public copies are ordered.
             * @example asked
             * @enum {string}
             */
            public_copy_mode: "decided" | "asked" | "off";
            chain: components["schemas"]["ChainLengthAnswer"];
        };
        ReportVerdictAnswer: {
            /**
             * @example verified
             * @enum {string}
             */
            state: "certified" | "verified" | "held" | "disputed" | "refuted" | "incomplete" | "unverified";
            /**
             * @example [
             *       "Three independent credible sources support it."
             *     ]
             */
            reasons: string[];
            /** @example It can be published. */
            next: string;
            /**
             * @example high
             * @enum {string|null}
             */
            confidence_band: "high" | "moderate" | "low" | null;
            /**
             * @example unverified
             * @enum {string}
             */
            level_before: "unverified" | "verified" | "certified";
            /**
             * @example verified
             * @enum {string}
             */
            level: "unverified" | "verified" | "certified";
            /**
             * @example verified
             * @enum {string}
             */
            recommended: "unverified" | "verified" | "certified";
            /** @description The recommended level is held for review. */
            held: boolean;
            /**
             * @description 0–100.
             * @example 92
             */
            confidence: number;
            /** @example 3 */
            independent_credible_sources: number;
            requires_human_review: boolean;
        };
        CitationAnswer: {
            /**
             * @description Number of a source.
             * @example 1
             */
            n: number;
            /**
             * @description Letter by letter as the source has it.
             * @example null
             */
            quote: string | null;
        };
        ReportSentenceAnswer: {
            /**
             * @description Plain text: escape it before it is shown.
             * @example The pier was closed on Friday.
             */
            text: string;
            /**
             * @description `sources`: it states something of the story, and cites it; `case`: it tells of the investigation.
             * @example sources
             * @enum {string}
             */
            basis: "sources" | "case";
            citations: components["schemas"]["CitationAnswer"][];
            /** @description Detail of the file alone. */
            minor?: boolean;
        };
        ReportItemAnswer: {
            /**
             * @description What stands before it: a day, a name.
             * @example null
             */
            label: string | null;
            /**
             * @description Where the label leads.
             * @example https://news.example/page
             */
            href?: string;
            sentences: components["schemas"]["ReportSentenceAnswer"][];
        };
        ReportGroupAnswer: {
            /** @example Confirmed */
            heading: string | null;
            /**
             * @description Paragraphs, or one bullet an item.
             * @example list
             * @enum {string}
             */
            as: "prose" | "list";
            items: components["schemas"]["ReportItemAnswer"][];
        };
        EmptyAnswer: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
            /** @example No people or organizations in the topic were looked up. */
            reason: string;
        };
        ReportSectionAnswer: {
            /** @example confirmed */
            id: string;
            /** @example What is confirmed */
            title: string;
            groups: components["schemas"]["ReportGroupAnswer"][];
            /** @description Why there is nothing in it. */
            empty: components["schemas"]["EmptyAnswer"] | null;
        };
        ReportCaptureAnswer: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @example live
             * @enum {string}
             */
            via: "live" | "archive" | "reader";
            /**
             * @description sha256 of the text.
             * @example abababababababababababababababababababababababababababababababab
             */
            hash: string;
        };
        ReportSourceAnswer: {
            /** @example S001 */
            id: string;
            /** @example 1 */
            n: number;
            /**
             * @example page
             * @enum {string}
             */
            sort: "page" | "topic-page" | "fact-check" | "record" | "background";
            /**
             * @description Of the result; null for what is no page.
             * @example 5
             */
            source_id: number | null;
            /** @example Pier closed */
            title: string;
            /** @example Example News */
            outlet: string;
            /** @example https://news.example/report */
            url: string;
            /** @example Oct. 17, 2026, 11:32 a.m. UTC */
            published: string | null;
            /** @example 4 */
            stars: number;
            /** @example supports */
            stance: string | null;
            /** @description About another event. */
            another_event: boolean;
            /** @description Counted toward the level. */
            counts: boolean;
            /** @description Cited in this report. */
            cited: boolean;
            capture: components["schemas"]["ReportCaptureAnswer"] | null;
            /** @example null */
            summary: string | null;
        };
        DroppedSentenceAnswer: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
            /** @example No people or organizations in the topic were looked up. */
            reason: string;
            /** @example confirmed */
            section: string;
        };
        ReportAnswer: {
            /** @example 12 */
            investigation_id: number;
            /** @example 7 */
            topic_id: number;
            /** @example Pier closed */
            title: string;
            /**
             * @example report
             * @enum {string}
             */
            depth: "brief" | "report" | "file";
            /**
             * @example detailed
             * @enum {string}
             */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            decided_at: string;
            verdict: components["schemas"]["ReportVerdictAnswer"];
            sections: components["schemas"]["ReportSectionAnswer"][];
            /** @description In `brief` and `report` only those cited. */
            sources: components["schemas"]["ReportSourceAnswer"][];
            /** @description Sentences left out or narrowed because the captured pages do not support every word. */
            dropped: components["schemas"]["DroppedSentenceAnswer"][];
        };
        WithheldReviewAnswer: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
            /** @example No people or organizations in the topic were looked up. */
            reason: string;
            /** @example c2 */
            claim_id: string;
            /** @example The pier was closed. */
            claim: string;
        };
        ClaimReviewsAnswer: {
            /**
             * @description schema.org/ClaimReview as JSON-LD: each may be put into a page as it is.
             * @example [
             *       {
             *         "@context": "https://schema.org",
             *         "@type": "ClaimReview",
             *         "claimReviewed": "The pier was closed."
             *       }
             *     ]
             */
            reviews: Record<string, never>[];
            /** @description Claims that have earned none, and why. */
            withheld: components["schemas"]["WithheldReviewAnswer"][];
        };
        ProgressEventAnswer: {
            /**
             * @description Rises with time; `Last-Event-ID` of this message.
             * @example 4711
             */
            id: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description What happened: `stage.started`, `search.answered`, `source.found` and the like.
             * @example source.read
             */
            type: string;
            /**
             * @description What belongs to it, by its type. Texts in it come from outside: escape them.
             * @example {
             *       "source_id": 5,
             *       "domain": "news.example"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
        };
        ProgressStateAnswer: {
            investigation: components["schemas"]["InvestigationAnswer"];
            /** @description All so far, oldest first. */
            events: components["schemas"]["ProgressEventAnswer"][];
            /**
             * @description Of the last of them; 0 where there is none.
             * @example 4711
             */
            last_event_id: number;
        };
        ReviewReasonAnswer: {
            /** @enum {string} */
            reason: "credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again";
            /**
             * @description For people.
             * @example An accusation against a person or organization (“theft”).
             */
            detail: string;
            /**
             * @description What `detail` says, for programs.
             * @example review.serious-allegation
             */
            code: string;
            /**
             * @example {
             *       "words": [
             *         "theft"
             *       ]
             *     }
             */
            params: {
                [key: string]: unknown;
            };
        };
        ReviewAnswer: {
            /** @example 7 */
            id: number;
            /** @example 123 */
            investigation_id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @description Where the topic stands now.
             * @enum {string}
             */
            current_level: "unverified" | "verified" | "certified";
            /**
             * @description What the evidence gives.
             * @enum {string}
             */
            recommended_level: "unverified" | "verified" | "certified";
            reasons: components["schemas"]["ReviewReasonAnswer"][];
            /**
             * @description An approval raises the topic although something grave stands against it (an allegation, a finding, a credible contradiction): it must say why.
             * @example true
             */
            approval_needs_note: boolean;
            /** @enum {string} */
            state: "open" | "decided" | "superseded";
            /** @enum {string} */
            priority: "high" | "normal" | "low";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Who has claimed it; null once the lease has run out.
             * @example ann
             */
            claimed_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            lease_until: string | null;
            /** @example null */
            handover_note: string | null;
            /**
             * @description Where two must agree: who approved first.
             * @example null
             */
            first_approved_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            decided_at: string | null;
        };
        ReviewDecisionAnswer: {
            /** @example 3 */
            id: number;
            /**
             * @example approve
             * @enum {string}
             */
            action: "approve" | "set-level" | "reject" | "another-round" | "first-approval" | "mark-false";
            /** @example ann */
            decided_by: string;
            /** @enum {string} */
            level_before: "unverified" | "verified" | "certified";
            /** @enum {string} */
            level_after: "unverified" | "verified" | "certified";
            /** @example null */
            note: string | null;
            /** @example null */
            reject_reason: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        DecisionDifferenceAnswer: {
            before: components["schemas"]["DecisionDigestAnswer"];
            after: components["schemas"]["DecisionDigestAnswer"];
            /**
             * @example [
             *       "Independent credible sources changed from 2 to 1."
             *     ]
             */
            changes: string[];
            /** @description `changes` for programs, one by one. */
            change_codes: components["schemas"]["CodeAnswer"][];
        };
        CorrectionAnswer: {
            /** @example 4 */
            id: number;
            /** @example 17 */
            source_id: number;
            /** @enum {string} */
            field: "stance" | "tier" | "cluster";
            /** @example mentions */
            value: string;
            /** @example null */
            quote: string | null;
            /** @example It is about the strike of last year. */
            reason: string;
            /** @example ann */
            made_by: string;
            difference: components["schemas"]["DecisionDifferenceAnswer"];
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        JudgedAgainAnswer: {
            /** @example 2 */
            id: number;
            /**
             * @description Who read the kept pages.
             * @enum {string}
             */
            reader: "rules" | "model";
            /** @example ann */
            made_by: string;
            difference: components["schemas"]["DecisionDifferenceAnswer"];
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        ReviewHistoryAnswer: {
            /** @description The item that waits for a person, where there is one. */
            waiting: components["schemas"]["ReviewAnswer"] | null;
            decisions: components["schemas"]["ReviewDecisionAnswer"][];
            corrections: components["schemas"]["CorrectionAnswer"][];
            judged_again: components["schemas"]["JudgedAgainAnswer"][];
        };
        CorrectEvidenceDto: {
            source_id: number;
            /** @enum {string} */
            field: "stance" | "tier" | "cluster";
            /**
             * @description A stance, a tier from 1 to 4, or a cluster id (`own` for a voice of its own).
             * @example mentions
             */
            value: string;
            /** @description Words of the page that show a corrected stance, letter by letter. */
            quote?: string;
            /** @example It is about the strike of last year. */
            reason: string;
        };
        MarkFalseDto: {
            /** @example The union denied it on Friday. */
            note: string;
        };
        ReplyNoteAnswer: {
            /** @example 3 */
            id: number;
            /** @example 123 */
            investigation_id: number;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Skarn Foundry
             */
            name: string;
            /** @enum {string} */
            what: "asked" | "answered";
            /**
             * Format: date-time
             * @description Until when they were given time.
             * @example 2026-01-02T12:35:00.000Z
             */
            deadline: string | null;
            /** @example It is not true. */
            reply: string | null;
            /**
             * @description Where the answer stands.
             * @example null
             */
            url: string | null;
            /** @example ann */
            made_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        RepliesAnswer: {
            replies: components["schemas"]["ReplyNoteAnswer"][];
        };
        NoteReplyDto: {
            /**
             * @description Who, as the case names them.
             * @example Skarn Foundry
             */
            name: string;
            /**
             * @description `asked`: they were asked; `answered`: what they said is entered.
             * @enum {string}
             */
            what: "asked" | "answered";
            /**
             * Format: date-time
             * @description Until when they have time; for `asked`.
             */
            deadline?: string;
            /** @description What they answered, or that they gave no answer. */
            reply?: string;
            /** @description Where the answer stands. */
            url?: string;
        };
        ReviewPageAnswer: {
            reviews: components["schemas"]["ReviewAnswer"][];
            /** @example null */
            next_cursor: string | null;
        };
        ReviewBacklogAnswer: {
            /** @example 12 */
            open: number;
            /** @example 2 */
            claimed: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            oldest_at: string | null;
            /**
             * @example {
             *       "serious-allegation": 4
             *     }
             */
            by_reason: {
                [key: string]: number;
            };
        };
        ReviewDetailAnswer: {
            /** @example 7 */
            id: number;
            /** @example 123 */
            investigation_id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @description Where the topic stands now.
             * @enum {string}
             */
            current_level: "unverified" | "verified" | "certified";
            /**
             * @description What the evidence gives.
             * @enum {string}
             */
            recommended_level: "unverified" | "verified" | "certified";
            reasons: components["schemas"]["ReviewReasonAnswer"][];
            /**
             * @description An approval raises the topic although something grave stands against it (an allegation, a finding, a credible contradiction): it must say why.
             * @example true
             */
            approval_needs_note: boolean;
            /** @enum {string} */
            state: "open" | "decided" | "superseded";
            /** @enum {string} */
            priority: "high" | "normal" | "low";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Who has claimed it; null once the lease has run out.
             * @example ann
             */
            claimed_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            lease_until: string | null;
            /** @example null */
            handover_note: string | null;
            /**
             * @description Where two must agree: who approved first.
             * @example null
             */
            first_approved_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            decided_at: string | null;
            decisions: components["schemas"]["ReviewDecisionAnswer"][];
            corrections: components["schemas"]["CorrectionAnswer"][];
        };
        ClaimReviewDto: {
            /** @default 20 */
            minutes?: number;
        };
        ReleaseReviewDto: {
            /** @description A word for whoever comes next. */
            note?: string;
        };
        DecideReviewDto: {
            /** @enum {string} */
            action: "approve" | "set-level" | "reject" | "another-round";
            /**
             * @description For `set-level`.
             * @enum {string}
             */
            level?: "unverified" | "verified" | "certified";
            /**
             * @description For `reject`.
             * @enum {string}
             */
            reject_reason?: "not-the-same-event" | "sources-not-independent" | "source-not-credible" | "contradicted" | "outdated" | "cannot-be-confirmed" | "other";
            /** @description Why. Needed for `set-level`, and for `approve` where the item says `approval_needs_note`. */
            note?: string;
        };
        DecidedAnswer: {
            /**
             * @description `awaits-second`: kept, and a second person must approve.
             * @enum {string}
             */
            outcome: "decided" | "awaits-second";
            decision: components["schemas"]["ReviewDecisionAnswer"];
            /**
             * @description The investigation that `another-round` started.
             * @example null
             */
            next_investigation_id: number | null;
        };
        PossibleDuplicateAnswer: {
            /** @example 7 */
            topic_id: number;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers on strike
             */
            title: string;
            /**
             * @example certified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /**
             * @description Both were found on one page.
             * @example false
             */
            same_page: boolean;
        };
        SubmittedAnswer: {
            /** @example pipeline-4711 */
            external_id: string;
            /** @example 1 */
            topic_id: number;
            /**
             * @description False where the external id was known already.
             * @example true
             */
            created: boolean;
            /** @description Stored topics that seem to tell of the same event; only for a new topic sent alone, and only where there are any. A hint: nothing is refused. */
            possible_duplicates?: components["schemas"]["PossibleDuplicateAnswer"][];
        };
        SubmittedBatchAnswer: {
            /** @description One per topic, in the order sent. */
            results: components["schemas"]["SubmittedAnswer"][];
        };
        ListedTopicAnswer: {
            /** @example 7 */
            topic_id: number;
            /** @example pipeline-4711 */
            external_id: string;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers walk out
             */
            title: string;
            /** @example labor */
            category: string | null;
            /** @example Harbor City */
            location: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            event_date: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            received_at: string;
            /** @example 65 */
            newsworthiness_score: number;
            /** @example approved */
            status: string;
            /**
             * @example verified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /** @example 3 */
            source_count: number;
            /** @example true */
            investigated: boolean;
            /**
             * @description The last investigation of it.
             * @example 41
             */
            investigation_id: number | null;
            /**
             * @example completed
             * @enum {string|null}
             */
            investigation_status: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled" | null;
            /**
             * @description What of it waits for a person.
             * @example null
             */
            open_review_id: number | null;
        };
        TopicPageAnswer: {
            topics: components["schemas"]["ListedTopicAnswer"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        TopicAnswer: {
            /** @example 1 */
            id: number;
            /** @example pipeline-4711 */
            external_id: string;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers walk out
             */
            title: string;
            /** @example null */
            summary: string | null;
            /** @example null */
            article_text: string | null;
            /** @example https://news.example/dock-workers */
            url: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            event_date: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            discovery_date: string | null;
            /** @example Harbor City */
            location: string | null;
            /**
             * @example [
             *       "Harbor Workers Union"
             *     ]
             */
            entities: string[];
            /** @example labor */
            category: string | null;
            /** @example en */
            language: string | null;
            /** @example 65 */
            newsworthiness_score: number;
            /** @example approved */
            status: string;
            /**
             * @example verified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /**
             * @description Before an investigation as it was sent; after it the independent credible sources that count. `source_plan.source_counts` has the number of pages and of independent sources beside it.
             * @example 3
             */
            source_count: number;
            /**
             * @example {
             *       "investigatory_sources": []
             *     }
             */
            source_plan: {
                [key: string]: unknown;
            };
            /** @example {} */
            verified_facts: {
                [key: string]: unknown;
            };
            /** @example true */
            investigated: boolean;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            investigation_date: string | null;
            /** @example 74 */
            investigation_confidence: number | null;
            /** @example Three independent newsrooms report the walkout. */
            investigation_notes: string | null;
        };
        RelatedTopicAnswer: {
            /** @example 7 */
            topic_id: number;
            /** @example pipeline-4690 */
            external_id: string;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers on strike
             */
            title: string;
            /**
             * @example certified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /** @example approved */
            status: string;
            /** @example true */
            investigated: boolean;
            /**
             * @description The last investigation of it.
             * @example 41
             */
            investigation_id: number | null;
            /**
             * Format: date-time
             * @description Of the event, or else of its discovery.
             * @example 2026-01-02T12:35:00.000Z
             */
            date: string | null;
            /**
             * @description Against the topic that was asked about.
             * @example before
             * @enum {string|null}
             */
            when: "before" | "same time" | "after" | null;
            /**
             * @description How surely it is one event; null in a series.
             * @example 0.82
             */
            score: number | null;
            /**
             * @description Both were found on one page: the same topic twice, most likely.
             * @example false
             */
            same_page: boolean;
            /**
             * @example [
             *       "Both tell of Harbor Workers Union."
             *     ]
             */
            reasons: string[];
            /** @description The same for programs. */
            reason_codes: components["schemas"]["CodeAnswer"][];
        };
        RelatedTopicsAnswer: {
            /** @description Topics that tell of the same event, surest first; no two of them are known to be different events. */
            same_event: components["schemas"]["RelatedTopicAnswer"][];
            /** @description The same kind of event with the same actor or in the same place at another time, nearest first. */
            same_series: components["schemas"]["RelatedTopicAnswer"][];
            /** @example 1 other topic tells of the same event (1 certified). What was decided on them is context, never evidence. */
            note: string | null;
        };
        SubmissionWarningAnswer: {
            /**
             * @example event-day-ahead
             * @enum {string}
             */
            code: "event-day-ahead";
            /**
             * @description Where in the body it stands.
             * @example #/event_date
             */
            pointer: string;
            /** @example 2026-12-24 has not come yet: it can be found out who announced what, not that it happened. */
            detail: string;
        };
        SubmittedStoryAnswer: {
            /** @example 7 */
            topic_id: number;
            /**
             * @description False where this submission was stored already.
             * @example true
             */
            created: boolean;
            /**
             * @description Null where it is only stored.
             * @example 123
             */
            investigation_id: number | null;
            /**
             * @example started
             * @enum {string}
             */
            status: "stored" | "started" | "awaiting-approval";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string | null;
            /** @description What was taken and should be looked at once more; most often empty. */
            warnings: components["schemas"]["SubmissionWarningAnswer"][];
        };
        StoryPageAnswer: {
            /** @example Harbor bridge closed after crack */
            title: string;
            /** @example The bridge was closed on Friday. */
            article_text: string;
            /**
             * Format: date
             * @description The day on which the page was published, UTC; null where it does not say.
             * @example 2026-01-01
             */
            event_date: string | null;
            /**
             * @description BCP 47; null where it is not known.
             * @example en
             */
            language: string | null;
        };
        WebhookAnswer: {
            /** @example 3 */
            id: number;
            /** @example https://cms.newsroom.example/hooks/corroborate */
            url: string;
            /** @example The content system */
            description: string;
            /**
             * @example [
             *       "topic.upgraded",
             *       "review.requested"
             *     ]
             */
            events: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
            enabled: boolean;
            /**
             * @description Why the product switched it off; null where a person did.
             * @example null
             */
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description Since when nothing has got through; null after a success.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Until when the replaced secret signs beside the new one.
             * @example null
             */
            previous_secret_until: string | null;
            /** @example ann */
            created_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
        };
        WebhookListAnswer: {
            webhooks: components["schemas"]["WebhookAnswer"][];
        };
        CreateWebhookDto: {
            /**
             * @description Public and https, or one of `WEBHOOK_PRIVATE_ORIGINS`.
             * @example https://cms.newsroom.example/hooks/corroborate
             */
            url: string;
            description?: string;
            /** @description Left out: all. */
            events?: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
        };
        WebhookWithSecretAnswer: {
            /** @example 3 */
            id: number;
            /** @example https://cms.newsroom.example/hooks/corroborate */
            url: string;
            /** @example The content system */
            description: string;
            /**
             * @example [
             *       "topic.upgraded",
             *       "review.requested"
             *     ]
             */
            events: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
            enabled: boolean;
            /**
             * @description Why the product switched it off; null where a person did.
             * @example null
             */
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description Since when nothing has got through; null after a success.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Until when the replaced secret signs beside the new one.
             * @example null
             */
            previous_secret_until: string | null;
            /** @example ann */
            created_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Shown this once: keep it where the receiver can read it.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
        };
        ChangeWebhookDto: {
            url?: string;
            description?: string;
            events?: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
            /** @description Switched on again it goes on with what waits for it; what it missed meanwhile can be replayed. */
            enabled?: boolean;
        };
        WebhookDeliveryAnswer: {
            /** @example 41 */
            id: number;
            /** @example 3 */
            webhook_id: number;
            /**
             * @description Null for a test message.
             * @example 1204
             */
            event_id: number | null;
            /**
             * @example topic.upgraded
             * @enum {string}
             */
            type: "investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided" | "webhook.test";
            /**
             * @description `failed`: given up.
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            /** @example 1 */
            attempts: number;
            /**
             * Format: date-time
             * @description Null once it is settled.
             * @example 2026-01-02T12:35:00.000Z
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            last_attempt_at: string | null;
            /** @example 204 */
            response_status: number | null;
            /** @example 87 */
            latency_ms: number | null;
            /**
             * @description Why the last try did not count.
             * @example null
             */
            reason: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
        };
        WebhookDeliveryPageAnswer: {
            deliveries: components["schemas"]["WebhookDeliveryAnswer"][];
            /** @example null */
            next_cursor: string | null;
        };
        ReplayWebhookDto: {
            /**
             * Format: date-time
             * @description Everything that happened from then on.
             * @example 2026-01-02T12:00:00Z
             */
            since: string;
        };
        WebhookReplayAnswer: {
            /**
             * @description Messages that are sent (again).
             * @example 12
             */
            queued: number;
        };
        EngineOperatorsAnswer: {
            /**
             * @description Quotations are taken literally.
             * @example true
             */
            phrase: boolean;
            /** @example true */
            site: boolean;
            /**
             * @description It can look in a span of days.
             * @example true
             */
            date_window: boolean;
            /** @example true */
            or: boolean;
            /** @example true */
            exclude: boolean;
        };
        EngineSelfTestAnswer: {
            /** @example weather */
            query: string;
            /**
             * @description What an answer shows.
             * @example results with addresses of others
             */
            proves: string;
        };
        EngineAnswer: {
            /**
             * @description The name used in coverage and in `DISABLED_ENGINES`.
             * @example brave
             */
            name: string;
            /** @example Brave Search */
            title: string;
            /**
             * @description `reference`: encyclopedias and registers of papers. `archive`: copies of pages, by address.
             * @example web
             * @enum {string}
             */
            kind: "web" | "news" | "reference" | "archive";
            /**
             * Format: uri
             * @example https://brave.com/search/api/
             */
            homepage: string;
            /** @example true */
            needs_key: boolean;
            /**
             * @description Could it be asked?
             * @example true
             */
            configured: boolean;
            /**
             * @description Why it is not configured.
             * @example null
             */
            unconfigured_reason: string | null;
            /**
             * @description Whether its latest call since midnight UTC was answered; null when there was none.
             * @example true
             */
            healthy: boolean | null;
            /**
             * @description As the latest call of any worker shows it: `open` while calls are refused because several failed in a row, `unknown` without a call today.
             * @example closed
             * @enum {string}
             */
            circuit: "closed" | "open" | "unknown";
            /**
             * @description US dollars for one call; 0 is free.
             * @example 0.005
             */
            price_usd: number;
            /**
             * @description Least milliseconds between two calls, over all processes.
             * @example 1000
             */
            pace_ms: number;
            /**
             * @description Characters.
             * @example 400
             */
            max_query_length: number;
            operators: components["schemas"]["EngineOperatorsAnswer"];
            /** @example 20 */
            results_per_page: number;
            /** @description `corroborate engines --test` asks it. */
            self_test: components["schemas"]["EngineSelfTestAnswer"];
            /**
             * @description US dollars since midnight UTC.
             * @example 0.015
             */
            spent_today_usd: number;
            /**
             * @description Since midnight UTC, without those that the cache answered.
             * @example 3
             */
            calls_today: number;
            /**
             * Format: date-time
             * @example 2026-01-02T11:58:00.000Z
             */
            last_call_at: string | null;
            /**
             * @example found
             * @enum {string|null}
             */
            last_outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed" | null;
            /**
             * @description Why the latest call brought nothing.
             * @example null
             */
            last_error: string | null;
            /**
             * @description Names of the settings it needs; their values are never shown.
             * @example [
             *       "BRAVE_API_KEY"
             *     ]
             */
            settings: string[];
            /**
             * @description What its operator allows.
             * @example Short caching only on the standard plan.
             */
            terms: string;
            /**
             * @example [
             *       "Dates come without a zone."
             *     ]
             */
            notes: string[];
        };
        EngineListAnswer: {
            engines: components["schemas"]["EngineAnswer"][];
        };
        UnknownNameAnswer: {
            /**
             * @description A name in the file of corrections that is not there.
             * @example payd_on
             */
            name: string;
            /**
             * @description What was probably meant.
             * @example paid_on
             */
            meant: string | null;
        };
        CollectionFieldAnswer: {
            /**
             * @description What is said.
             * @example date
             */
            says: string;
            /**
             * @description The fields that say it.
             * @example [
             *       "paid_on"
             *     ]
             */
            fields: string[];
        };
        CorrectedFieldAnswer: {
            /** @example booked_on */
            field: string;
            /**
             * @description What it was found to say; `none` where nothing.
             * @example none
             */
            found: string;
            /**
             * @description What the operator says that it says.
             * @example date
             */
            says: string;
        };
        CollectionAnswer: {
            /**
             * @description The tool by which it is asked.
             * @example payments
             */
            tool: string;
            /** @description In the words of its server: shown, never obeyed. */
            description: string;
            /**
             * @description Null where it does not tell.
             * @example 100530
             */
            documents: number | null;
            /**
             * @description It answered when it was last looked at, and its fields are known.
             * @example true
             */
            healthy: boolean;
            /** @description As found out or corrected by the operator. */
            mapping: components["schemas"]["CollectionFieldAnswer"][];
            /** @description By the file `DATA_FIELDS`. */
            corrected: components["schemas"]["CorrectedFieldAnswer"][];
            /** @description Fields that the file names and the collection lacks. */
            unknown_fields: components["schemas"]["UnknownNameAnswer"][];
            /**
             * Format: date-time
             * @description When it was looked at.
             * @example 2026-01-02T11:58:00.000Z
             */
            seen_at: string;
        };
        DataServerAnswer: {
            /**
             * @description As results, plans and the ledger call it.
             * @example payments
             */
            name: string;
            /** @example Register of public payments */
            title: string;
            /**
             * @example http
             * @enum {string}
             */
            transport: "http" | "process";
            /**
             * @description US dollars for one call.
             * @example 0.002
             */
            price_usd: number;
            /**
             * @description Least milliseconds between two calls.
             * @example 200
             */
            pace_ms: number;
            /**
             * @description Matters of which it is the first hand.
             * @example [
             *       "public-money"
             *     ]
             */
            primary: string[];
            /**
             * @description Null for processes, which no ledger has.
             * @example 12
             */
            calls_today: number | null;
            /** @example 0.024 */
            spent_today_usd: number | null;
            /**
             * Format: date-time
             * @example null
             */
            last_call_at: string | null;
            /** @description Collections that the file names and the server lacks. */
            unknown_collections: components["schemas"]["UnknownNameAnswer"][];
            /** @description None before it was asked for the first time. */
            collections: components["schemas"]["CollectionAnswer"][];
        };
        DataServerListAnswer: {
            servers: components["schemas"]["DataServerAnswer"][];
        };
        RatingImportAnswer: {
            /**
             * @description A file takes the place of the last one of its scheme.
             * @example score
             */
            scheme: string;
            /** @example ratings-2025.csv */
            file_name: string;
            /** @example 11520 */
            rows: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            imported_at: string;
        };
        RatingListAnswer: {
            /** @description What is in force: the last file of each scheme. */
            lists: components["schemas"]["RatingImportAnswer"][];
        };
        RatingFileDto: {
            /**
             * @description By which it is known later.
             * @example ratings-2026.csv
             */
            file_name: string;
            /**
             * @description The file as text: CSV with a header line, or a JSON list of objects. Columns `domain` with `score` (0–1 or 0–100) or `pc1` (0–1), or `source` with `factual_reporting` (labels).
             * @example domain,score
             *     news.example,92
             */
            content: string;
        };
        ChangedRatingAnswer: {
            /** @example news.example */
            site: string;
            /** @example 0.92 */
            from: number;
            /** @example 0.41 */
            to: number;
        };
        RefusedLineAnswer: {
            /**
             * @description Of JSON the number of the item.
             * @example 17
             */
            line: number;
            /** @example “not a domain” is not a domain. */
            reason: string;
        };
        RatingChangeAnswer: {
            /**
             * @example score
             * @enum {string}
             */
            scheme: "score" | "lin-pc1" | "mbfc";
            /**
             * @description Ratings that can be used.
             * @example 11520
             */
            rows: number;
            /** @example 40 */
            added: number;
            /** @example 3 */
            changed: number;
            /**
             * @description In the list before, and not in this one.
             * @example 2
             */
            removed: number;
            /** @example 11477 */
            unchanged: number;
            /** @description The first hundred, those that move farthest first. */
            changes: components["schemas"]["ChangedRatingAnswer"][];
            /**
             * @description Lines that are left out.
             * @example 1
             */
            refused: number;
            /** @description The first hundred. */
            refused_lines: components["schemas"]["RefusedLineAnswer"][];
            /** @description Whose place it takes. */
            replaces: components["schemas"]["RatingImportAnswer"] | null;
        };
        OutletMemoryAnswer: {
            /** @example news.example */
            site: string;
            /**
             * @description Pages that were looked at again.
             * @example 12
             */
            pages: number;
            /**
             * @description Looks at them.
             * @example 60
             */
            looks: number;
            /**
             * @description Pages of which it was found.
             * @example 2
             */
            corrected: number;
            /**
             * @description Pages of which it was found.
             * @example 0
             */
            retracted: number;
            /**
             * @description Pages of which it was found.
             * @example 1
             */
            silently_edited: number;
            /**
             * @description Pages of which it was found.
             * @example 0
             */
            gone: number;
            /**
             * @description Pages of which it was found.
             * @example 0
             */
            redirected: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            last_change_at: string | null;
        };
        OutletListAnswer: {
            /** @description Those whose pages changed most first, at most 200. */
            outlets: components["schemas"]["OutletMemoryAnswer"][];
        };
        OutletChangeAnswer: {
            /** @example 40 */
            look_id: number;
            /** @example 123 */
            investigation_id: number;
            /** @example 7 */
            topic_id: number;
            /** @example Fire injures 31 people */
            topic_title: string;
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /** @example Fire injures 31 */
            title: string;
            /**
             * @example corrected
             * @enum {string}
             */
            change: "unchanged" | "gone" | "redirected" | "corrected" | "retracted" | "silently-edited";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            reasons: string[];
            differences: components["schemas"]["PartDifferenceAnswer"][];
        };
        OutletAnswer: {
            /** @example news.example */
            site: string;
            /**
             * @description Pages that were looked at again.
             * @example 12
             */
            pages: number;
            /**
             * @description Looks at them.
             * @example 60
             */
            looks: number;
            /**
             * @description Pages of which it was found.
             * @example 2
             */
            corrected: number;
            /**
             * @description Pages of which it was found.
             * @example 0
             */
            retracted: number;
            /**
             * @description Pages of which it was found.
             * @example 1
             */
            silently_edited: number;
            /**
             * @description Pages of which it was found.
             * @example 0
             */
            gone: number;
            /**
             * @description Pages of which it was found.
             * @example 0
             */
            redirected: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            last_change_at: string | null;
            /** @description The latest first, at most 100. */
            changes: components["schemas"]["OutletChangeAnswer"][];
        };
        CaseToolAnswer: {
            /** @example 123 */
            id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled";
            /** @description Answer, reason and next step, with decisions of editors. Null until decided. */
            verdict: components["schemas"]["ResultVerdict"] | null;
            /** @example 5 */
            sources_found: number;
            /**
             * @description The level of the topic rose by this investigation: applied by the rules, or by a person after review. A level that fell is none.
             * @example true
             */
            verification_upgraded: boolean;
            /**
             * @description Null until decided.
             * @example verified
             * @enum {string|null}
             */
            new_verification_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description What the evidence gives; null until decided. Above `new_verification_level` the upgrade is held for a person, or a person has refused it.
             * @example verified
             * @enum {string|null}
             */
            recommended_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description Plain text from outside: escape it before it is shown.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @example detailed
             * @enum {string}
             */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * @example normal
             * @enum {string}
             */
            priority: "high" | "normal" | "low";
            /** @example false */
            forced: boolean;
            /** @example local */
            requested_by: string;
            /** @example 2 */
            social_sources_found: number;
            /**
             * @example unverified
             * @enum {string}
             */
            verification_level_before: "unverified" | "verified" | "certified";
            /**
             * @description It asked for a person, whatever became of it since.
             * @example false
             */
            requires_human_review: boolean;
            /** @example null */
            review_reason: string | null;
            /**
             * @description How its latest item of review stands: it waits, a person decided, or a later investigation took its place; null where there is none.
             * @example null
             * @enum {string|null}
             */
            review_state: "open" | "decided" | "superseded" | null;
            /** @example 74 */
            confidence_level: number | null;
            /**
             * @description 1-based; 0 before the first.
             * @example 1
             */
            round: number;
            /**
             * @example null
             * @enum {string|null}
             */
            stage: "search" | "social" | "records" | "context" | "read" | "assess" | "origin" | "cross-reference" | "decide" | null;
            /**
             * @description What the stage last begun is for; null once it is over.
             * @example null
             * @enum {string|null}
             */
            phase: "planning" | "gathering" | "assessing" | "weighing" | "checking" | "deciding" | null;
            /**
             * Format: date-time
             * @description Since when, while paused.
             * @example null
             */
            paused_at: string | null;
            /**
             * Format: date-time
             * @description Since when a person wants the verdict on what is there.
             * @example null
             */
            wrap_up_at: string | null;
            /**
             * Format: date-time
             * @description When it is cancelled unless somebody approves its plan; null where none waits.
             * @example null
             */
            approval_until: string | null;
            /** @example 0.5 */
            budget_usd: number;
            /**
             * @description What was spent; while it runs, with what is set aside for calls under way.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string | null;
            /** @example null */
            failure: string | null;
            /** @description The decision and what it rests on; null until decided. */
            case: {
                /**
                 * @description Level supported by the evidence. Higher than the applied level while the upgrade is held for review.
                 * @enum {string}
                 */
                recommended_verification_level?: "unverified" | "verified" | "certified";
                /**
                 * @description Level applied to the topic.
                 * @enum {string}
                 */
                applied_verification_level?: "unverified" | "verified" | "certified";
                /** @description True if a recommended upgrade is held for review. */
                upgrade_held?: boolean;
                /** @description 0–100. */
                confidence_level?: number;
                /** @description Number of independent credible sources counted toward the level. */
                independent_credible_sources?: number;
                /** @description True if review by a person is required. */
                requires_human_review?: boolean;
                review_reason?: string | null;
                /** @description The one change that would raise the level; null at `certified`. */
                would_lift?: string | null;
                /** @description Summary of the decision in a few sentences. */
                investigation_notes?: string;
                original_source?: {
                    url?: string | null;
                    source_id?: number | null;
                    site?: string | null;
                    date?: components["schemas"]["ResultDate"] | null;
                    /** @description Latest possible time of publication; null if unknown. */
                    not_later_than?: string | null;
                    /** @description True if the story traces back to an official or news agency source. */
                    authoritative?: boolean;
                    /** @description 0–100. */
                    confidence?: number;
                    /** @description Reasons, as sentences. */
                    reasons?: string[];
                } | null;
                claims?: components["schemas"]["ResultClaim"][];
                discrepancies?: components["schemas"]["ResultDiscrepancy"][];
                fact_checks?: components["schemas"]["ResultFactCheck"][];
                coverage?: components["schemas"]["ResultCoverage"][];
                /** @description Parts of the investigation that failed or were cut short. */
                missing?: string[];
                /** @description Text aimed at AI systems (possible prompt injection); shown but never followed. */
                steering_attempts?: {
                    /** @description A source of this investigation. */
                    source_id: number;
                    /** @description Outlet of the page, even if the page is on another subject. */
                    name?: string;
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                }[];
            } | null;
        };
        QuotePlaceAnswer: {
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /** @example Example News */
            outlet: string;
            /**
             * @description As the page has it.
             * @example Dock workers walked out
             */
            passage: string;
            /** @description Letter by letter; else blanks, quotation marks or capitals differ. */
            exact: boolean;
        };
        QuoteCheckAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @description `VERIFIED`: it stands in the kept text; `CONTRADICTED`: it does not, and a sentence tells the same with another figure or with a no; `NOT_FOUND`: neither; `NO_EVIDENCE`: no text is kept to look through.
             * @example VERIFIED
             * @enum {string}
             */
            verdict: "VERIFIED" | "NOT_FOUND" | "CONTRADICTED" | "NO_EVIDENCE";
            /** @description Where it stands, or what speaks against it. */
            places: components["schemas"]["QuotePlaceAnswer"][];
            /**
             * @description Sources whose kept text was looked through.
             * @example 9
             */
            searched: number;
        };
        ReportToolAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @example verified
             * @enum {string}
             */
            level: "unverified" | "verified" | "certified";
            /**
             * @example report
             * @enum {string}
             */
            depth: "brief" | "report" | "file";
            /**
             * @example markdown
             * @enum {string}
             */
            format: "markdown";
            /** @description Each sentence was checked against the captures it cites. */
            report: string;
        };
        SourcesToolAnswer: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @description Of all pages of the answer.
             * @example 31
             */
            total: number;
            /** @description What bears on the topic first. */
            sources: components["schemas"]["ResultSource"][];
            /** @example null */
            next_cursor: string | null;
        };
        AddSourceToolDto: {
            /**
             * @description Id of an investigation.
             * @example 123
             */
            investigation_id: number;
            /** @description One of `url`, `text` and `pdf`. */
            source: components["schemas"]["AddedSourceDto"];
        };
        SourcesToolDto: {
            /**
             * @description Id of an investigation.
             * @example 123
             */
            investigation_id: number;
            /**
             * @default 20
             * @example 20
             */
            limit?: number;
            /** @description `next_cursor` of the answer before. */
            cursor?: string;
        };
        StatusToolDto: {
            /**
             * @description Id of an investigation.
             * @example 123
             */
            investigation_id: number;
            /**
             * @description Wait so long for it to end, and tell progress meanwhile. Ask again where it has not ended by then.
             * @default 0
             */
            wait_seconds?: number;
        };
        VerifyQuoteToolDto: {
            /**
             * @description Id of an investigation.
             * @example 123
             */
            investigation_id: number;
            /**
             * @description Words to look for.
             * @example Dock workers walked out
             */
            quote: string;
            /** @description Look at this source of the case alone. */
            source_id?: number;
        };
        ListCandidatesDto: {
            /**
             * @default 20
             * @example 20
             */
            limit?: number;
            /** @description `next_cursor` of the answer before, asked with the same filters. */
            cursor?: string;
            /**
             * @description Words of the title or their beginnings, in any order.
             * @example dock strike
             */
            q?: string;
            /** @example labor */
            category?: string;
            /**
             * @description Least newsworthiness; never lowers the threshold of the gate.
             * @example 70
             */
            min_score?: number;
            /**
             * @description `score`: most newsworthy first. `latest`: last received first.
             * @default score
             * @enum {string}
             */
            sort?: "score" | "latest";
        };
        ListReviewsDto: {
            /**
             * @default 20
             * @example 20
             */
            limit?: number;
            /** @description `next_cursor` of the answer before. */
            cursor?: string;
            /**
             * @default open
             * @enum {string}
             */
            state?: "open" | "decided" | "superseded";
            /**
             * @description Only items that have this reason among theirs.
             * @enum {string}
             */
            reason?: "credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again";
            /** @enum {string} */
            priority?: "high" | "normal" | "low";
        };
        DecideReviewToolDto: {
            /** @enum {string} */
            action: "approve" | "set-level" | "reject" | "another-round";
            /**
             * @description For `set-level`.
             * @enum {string}
             */
            level?: "unverified" | "verified" | "certified";
            /**
             * @description For `reject`.
             * @enum {string}
             */
            reject_reason?: "not-the-same-event" | "sources-not-independent" | "source-not-credible" | "contradicted" | "outdated" | "cannot-be-confirmed" | "other";
            /** @description Why. Needed for `set-level`, and for `approve` where the item says `approval_needs_note`. */
            note?: string;
            /**
             * @description Id of a review item.
             * @example 7
             */
            review_id: number;
        };
        OfInvestigationDto: {
            /**
             * @description Id of an investigation.
             * @example 123
             */
            investigation_id: number;
        };
        ReportToolDto: {
            /**
             * @description Id of an investigation.
             * @example 123
             */
            investigation_id: number;
            /**
             * @description `brief`: at most 250 words. `report` (default): at most 1,200. `file`: everything.
             * @enum {string}
             */
            depth?: "brief" | "report" | "file";
        };
        McpMessageDto: {
            /** @enum {string} */
            jsonrpc: "2.0";
            /** @example ping */
            method: string;
            /** @example {} */
            params?: {
                [key: string]: unknown;
            };
        };
        FiguresAnswer: {
            /**
             * @description Investigations that ended, however they ended.
             * @example 12
             */
            investigations: number;
            /**
             * @description Investigations that ended with a decision.
             * @example 12
             */
            completed: number;
            /**
             * @description Investigations that ended without one: nothing could be decided.
             * @example 12
             */
            failed: number;
            /**
             * @description Investigations that were stopped by a person.
             * @example 12
             */
            cancelled: number;
            /**
             * @description Share of the completed that found at least three relevant sources, whatever these are worth.
             * @example 0.75
             */
            success_rate: number | null;
            /**
             * @description Share of the completed that met a criterion of success (`result.success`).
             * @example 0.75
             */
            criteria_met_rate: number | null;
            /**
             * @description Share of the completed in which something could not be searched or read, whether or not it mattered.
             * @example 0.75
             */
            partial_rate: number | null;
            /**
             * @description Share of the completed that ask for a person, with or without an upgrade to hold.
             * @example 0.75
             */
            review_rate: number | null;
            /**
             * @description Upgrades: completed investigations that raised the level of their topic, by the rules or by a person after review.
             * @example 12
             */
            upgraded: number;
            /**
             * @description Upgrades as a share of the completed whose topic could still rise.
             * @example 0.75
             */
            upgrade_rate: number | null;
            /**
             * @description Upgrades that a person marked as false, at any time since. What nobody has marked is not known to be false.
             * @example 12
             */
            false_upgrades: number;
            /**
             * @description False upgrades as a share of the upgrades (false_upgrades / upgraded); not of the topics that should stay, which an evaluation alone knows.
             * @example 0.75
             */
            false_upgrade_rate: number | null;
            /**
             * @description Upgrades that were recommended and not applied: held for a person, or recorded (UPGRADES=shadow).
             * @example 12
             */
            withheld_upgrades: number;
            /**
             * @description Of these: those whose topic has the recommended level by now.
             * @example 12
             */
            withheld_confirmed: number;
            /**
             * @description Of these: those that a person decided against. The others are open.
             * @example 12
             */
            withheld_refused: number;
            /**
             * @description Mean number of relevant sources of a completed investigation.
             * @example 4.2
             */
            mean_sources: number | null;
            /**
             * @description Time of the completed from start to end, median.
             * @example 41.5
             */
            seconds_p50: number | null;
            /**
             * @description The same, 95th percentile.
             * @example 41.5
             */
            seconds_p95: number | null;
            /**
             * @description The same, 99th percentile.
             * @example 41.5
             */
            seconds_p99: number | null;
            /**
             * @description Time from order to start, 95th percentile of all that ended.
             * @example 41.5
             */
            wait_seconds_p95: number | null;
            /**
             * @description Cost of all investigations that ended.
             * @example 0.031
             */
            cost_usd: number;
            /**
             * @description Mean cost of all that ended (cost_usd / investigations), failed and cancelled ones included.
             * @example 0.031
             */
            cost_per_investigation_usd: number | null;
            /**
             * @description cost_usd spread over every day of the window.
             * @example 0.031
             */
            cost_per_day_usd: number;
            /**
             * @description Review items settled: approved, overturned or raised.
             * @example 12
             */
            decisions: number;
            /**
             * @description Review items settled as recommended.
             * @example 12
             */
            approved: number;
            /**
             * @description Review items rejected, or set to a lower level than recommended.
             * @example 12
             */
            overturned: number;
            /**
             * @description Review items set by hand to the recommended or a higher level.
             * @example 12
             */
            raised: number;
            /**
             * @description Overturned review items as a share of those settled (overturned / decisions).
             * @example 0.75
             */
            overturn_rate: number | null;
        };
        FigureGroupAnswer: {
            /**
             * @description Investigations that ended, however they ended.
             * @example 12
             */
            investigations: number;
            /**
             * @description Investigations that ended with a decision.
             * @example 12
             */
            completed: number;
            /**
             * @description Investigations that ended without one: nothing could be decided.
             * @example 12
             */
            failed: number;
            /**
             * @description Investigations that were stopped by a person.
             * @example 12
             */
            cancelled: number;
            /**
             * @description Share of the completed that found at least three relevant sources, whatever these are worth.
             * @example 0.75
             */
            success_rate: number | null;
            /**
             * @description Share of the completed that met a criterion of success (`result.success`).
             * @example 0.75
             */
            criteria_met_rate: number | null;
            /**
             * @description Share of the completed in which something could not be searched or read, whether or not it mattered.
             * @example 0.75
             */
            partial_rate: number | null;
            /**
             * @description Share of the completed that ask for a person, with or without an upgrade to hold.
             * @example 0.75
             */
            review_rate: number | null;
            /**
             * @description Upgrades: completed investigations that raised the level of their topic, by the rules or by a person after review.
             * @example 12
             */
            upgraded: number;
            /**
             * @description Upgrades as a share of the completed whose topic could still rise.
             * @example 0.75
             */
            upgrade_rate: number | null;
            /**
             * @description Upgrades that a person marked as false, at any time since. What nobody has marked is not known to be false.
             * @example 12
             */
            false_upgrades: number;
            /**
             * @description False upgrades as a share of the upgrades (false_upgrades / upgraded); not of the topics that should stay, which an evaluation alone knows.
             * @example 0.75
             */
            false_upgrade_rate: number | null;
            /**
             * @description Upgrades that were recommended and not applied: held for a person, or recorded (UPGRADES=shadow).
             * @example 12
             */
            withheld_upgrades: number;
            /**
             * @description Of these: those whose topic has the recommended level by now.
             * @example 12
             */
            withheld_confirmed: number;
            /**
             * @description Of these: those that a person decided against. The others are open.
             * @example 12
             */
            withheld_refused: number;
            /**
             * @description Mean number of relevant sources of a completed investigation.
             * @example 4.2
             */
            mean_sources: number | null;
            /**
             * @description Time of the completed from start to end, median.
             * @example 41.5
             */
            seconds_p50: number | null;
            /**
             * @description The same, 95th percentile.
             * @example 41.5
             */
            seconds_p95: number | null;
            /**
             * @description The same, 99th percentile.
             * @example 41.5
             */
            seconds_p99: number | null;
            /**
             * @description Time from order to start, 95th percentile of all that ended.
             * @example 41.5
             */
            wait_seconds_p95: number | null;
            /**
             * @description Cost of all investigations that ended.
             * @example 0.031
             */
            cost_usd: number;
            /**
             * @description Mean cost of all that ended (cost_usd / investigations), failed and cancelled ones included.
             * @example 0.031
             */
            cost_per_investigation_usd: number | null;
            /**
             * @description cost_usd spread over every day of the window.
             * @example 0.031
             */
            cost_per_day_usd: number;
            /**
             * @description Review items settled: approved, overturned or raised.
             * @example 12
             */
            decisions: number;
            /**
             * @description Review items settled as recommended.
             * @example 12
             */
            approved: number;
            /**
             * @description Review items rejected, or set to a lower level than recommended.
             * @example 12
             */
            overturned: number;
            /**
             * @description Review items set by hand to the recommended or a higher level.
             * @example 12
             */
            raised: number;
            /**
             * @description Overturned review items as a share of those settled (overturned / decisions).
             * @example 0.75
             */
            overturn_rate: number | null;
            /**
             * @description A day of UTC or a mode. Investigations belong to the day on which they ended, decisions to their own.
             * @example 2026-01-02
             */
            key: string;
        };
        EngineFiguresAnswer: {
            /**
             * @description A search engine, network, index, archive or model; `page` = pages read.
             * @example brave
             */
            key: string;
            /**
             * @description What people call a register; null for others.
             * @example null
             */
            title: string | null;
            /** @example 12 */
            calls: number;
            /**
             * @description Answered by our own cache. The other figures leave these out.
             * @example 12
             */
            from_cache: number;
            /** @example 12 */
            found: number;
            /** @example 12 */
            nothing_found: number;
            /** @example 12 */
            blocked: number;
            /**
             * @description Turned away by a rate limit.
             * @example 12
             */
            limited: number;
            /** @example 12 */
            not_configured: number;
            /** @example 12 */
            failed: number;
            /**
             * @description Share of calls after which we do not know: blocked, limited, not configured, failed.
             * @example 0.75
             */
            hole_rate: number | null;
            /**
             * @description Whether at least half of its calls came to something; null without a call.
             * @example true
             */
            healthy: boolean | null;
            /** @example 230 */
            latency_ms_p50: number | null;
            /** @example 230 */
            latency_ms_p95: number | null;
            /** @example 230 */
            latency_ms_p99: number | null;
            /** @example 0.031 */
            cost_usd: number;
            /**
             * Format: date-time
             * @example 2026-01-02T11:58:00.000Z
             */
            last_at: string;
        };
        WaitingReviewsAnswer: {
            /** @example 12 */
            open: number;
            /**
             * @description How long the oldest has waited.
             * @example 41.5
             */
            oldest_seconds: number | null;
            /** @example 41.5 */
            median_seconds: number | null;
        };
        MetricsSummaryAnswer: {
            /**
             * Format: date-time
             * @example 2026-01-01T00:00:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description The first moment that does not count.
             * @example 2026-02-01T00:00:00.000Z
             */
            to: string;
            /**
             * @example day
             * @enum {string}
             */
            by: "day" | "mode" | "engine";
            /** @description The whole window. */
            total: components["schemas"]["FiguresAnswer"];
            /** @description Every day or mode, also an empty one. None where `by` is `engine`: an investigation asks many. */
            groups: components["schemas"]["FigureGroupAnswer"][];
            /** @description Who was asked in the window. */
            engines: components["schemas"]["EngineFiguresAnswer"][];
            /** @description What waits for a person now. */
            reviews: components["schemas"]["WaitingReviewsAnswer"];
        };
        SessionAnswer: {
            /** @example true */
            signed_in: boolean;
            /**
             * @description `none`: nobody needs to sign in.
             * @example apikey
             * @enum {string}
             */
            auth_mode: "apikey" | "oidc" | "none";
            /**
             * @description Whether people may sign in at an identity provider: POST /api/session/oidc.
             * @example false
             */
            provider_sign_in: boolean;
            /**
             * @description Name that decisions carry.
             * @example Ann Example
             */
            actor: string | null;
            /**
             * @description Everything that is covered: a reviewer is an editor and a viewer, too.
             * @example [
             *       "viewer",
             *       "editor",
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /** @example 2026-11-01T20:00:00.000Z */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Where the product runs on a stored web, as the demo does: the moment at which that web stands still. Pages of the live web cannot be read there.
             * @example 2026-10-20T15:00:00.000Z
             */
            frozen_at: string | null;
        };
        SignInDto: {
            /**
             * @description A key, or a token of the identity provider.
             * @example cbr_0123456789abcdef_…
             */
            key: string;
        };
        BeginSignInAnswer: {
            /**
             * @description Where the browser goes next.
             * @example https://login.example/authorize?client_id=desk
             */
            url: string;
        };
        FinishSignInDto: {
            /**
             * @description What the provider put behind the address it sent the browser back to.
             * @example ?code=…&state=…
             */
            query: string;
        };
        KeyAnswer: {
            /**
             * @description The public half.
             * @example 0123456789abcdef
             */
            id: string;
            /** @example Ann Example */
            name: string;
            /**
             * @example [
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /**
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "revoked";
            /** @example admin */
            created_by: string;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example null
             */
            expires_at: string | null;
            /** @example null */
            revoked_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             * @example null
             */
            last_used_at: string | null;
        };
        KeyListAnswer: {
            keys: components["schemas"]["KeyAnswer"][];
        };
        CreateKeyDto: {
            /**
             * @description Who acts with it: the name stands in decisions.
             * @example Ann Example
             */
            name: string;
            /**
             * @example [
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /**
             * Format: date-time
             * @example 2027-01-01T00:00:00Z
             */
            expires_at?: string | null;
        };
        NewKeyAnswer: {
            /**
             * @description The public half.
             * @example 0123456789abcdef
             */
            id: string;
            /** @example Ann Example */
            name: string;
            /**
             * @example [
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /**
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "revoked";
            /** @example admin */
            created_by: string;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example null
             */
            expires_at: string | null;
            /** @example null */
            revoked_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             * @example null
             */
            last_used_at: string | null;
            /**
             * @description Shown once.
             * @example cbr_0123456789abcdef_…
             */
            key: string;
        };
        AuditEntryAnswer: {
            /** @example 42 */
            id: number;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            at: string;
            /** @example Ann Example */
            actor: string;
            /**
             * @example session
             * @enum {string}
             */
            via: "key" | "session" | "token" | "local" | "command" | "none";
            /** @example 0123456789abcdef */
            key_id: string | null;
            /** @example POST /api/reviews/:id/decide */
            action: string;
            /** @example /api/reviews/7/decide */
            subject: string;
            /**
             * @example done
             * @enum {string}
             */
            outcome: "done" | "refused" | "failed";
            /** @example 200 */
            status: number | null;
            /** @example 192.0.2.7 */
            remote_address: string | null;
            /** @example 0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d */
            request_id: string | null;
            /** @example {} */
            details: {
                [key: string]: unknown;
            };
        };
        AuditPageAnswer: {
            entries: components["schemas"]["AuditEntryAnswer"][];
            /** @example null */
            next_cursor: string | null;
        };
        SubjectDto: {
            /**
             * @description A whole name, an account (@name), an e-mail address or an address of the web.
             * @example @mira_hollis
             */
            person: string;
        };
        ErasureDto: {
            /**
             * @description A whole name, an account (@name), an e-mail address or an address of the web.
             * @example @mira_hollis
             */
            person: string;
            /**
             * @description It stands in the chains and in the audit log, and must not name the person.
             * @example Request of 3 March.
             */
            why: string;
            /**
             * @description Cases that stay as they are, e.g. since they are journalism that outweighs.
             * @example [
             *       17
             *     ]
             */
            leave_out?: number[];
            /**
             * @description Do it. Without it the answer only tells.
             * @example false
             */
            confirm?: boolean;
        };
        ErasedRowsAnswer: {
            /** @example stage_results */
            table: string;
            /** @example 3 */
            rows: number;
        };
        StayingRowsAnswer: {
            /** @example stage_results */
            table: string;
            /** @example 3 */
            rows: number;
            /**
             * @description Why, as a code; docs/privacy.md says them.
             * @example chain
             */
            why: string;
        };
        ErasureAnswer: {
            /**
             * @description It was done; otherwise this is what would be.
             * @example false
             */
            confirmed: boolean;
            /**
             * @description Cases of which something goes.
             * @example [
             *       17
             *     ]
             */
            cases: number[];
            /** @description Rows in which the name is masked. */
            masked: components["schemas"]["ErasedRowsAnswer"][];
            /**
             * @description Pages and posts whose bytes go; their digests stay.
             * @example 1
             */
            originals: number;
            /** @description Rows that stay as they are. */
            stays: components["schemas"]["StayingRowsAnswer"][];
            /**
             * @description Held cases: while there are any, nothing is erased.
             * @example [
             *       17
             *     ]
             */
            held: number[];
            /**
             * @description There is more than is looked at in one go.
             * @example false
             */
            truncated: boolean;
        };
        LiveAnswer: {
            /**
             * @example up
             * @enum {string}
             */
            status: "up";
        };
        ReadyAnswer: {
            /**
             * @example ready
             * @enum {string}
             */
            status: "ready";
            /**
             * @example {
             *       "database": "up",
             *       "queue": "up"
             *     }
             */
            parts: {
                [key: string]: "up";
            };
        };
        /** @description A topic as the pipeline sends it. */
        TopicDto: {
            /**
             * @description Your id for the topic. Sending it again updates the stored topic until its investigation begins.
             * @example pipeline-4711
             */
            external_id: string;
            /**
             * @description Headline. Plain text, like all text fields: markup is not interpreted and control characters are removed.
             * @example Dock workers walk out in Harbor City
             */
            title: string;
            summary?: string | null;
            article_text?: string | null;
            url?: string | null;
            event_date?: string | null;
            discovery_date?: string | null;
            location?: string | null;
            entities?: string[] | null;
            category?: string | null;
            language?: string | null;
            /** @example 65 */
            newsworthiness_score: number;
            /**
             * @description Editorial state. Only `approved` topics are investigated.
             * @example approved
             */
            status: string;
            /** @default unverified */
            verification_status?: ("unverified" | "verified" | "certified") | null;
            /**
             * @description Number of sources found by the pipeline.
             * @default 0
             */
            source_count?: number | null;
            source_plan?: {
                [key: string]: unknown;
            } | null;
            verified_facts?: {
                [key: string]: unknown;
            } | null;
            /** @default false */
            investigated?: boolean | null;
        };
        TopicBatchDto: {
            topics: components["schemas"]["TopicDto"][];
        };
        /** @description A story as a person brings it. */
        StoryDto: {
            /** @description Idempotency key set by the client: repeated submissions with the same id are stored once. */
            submission_id?: string | null;
            /**
             * @description Headline. Plain text, like all text fields: markup is not interpreted and control characters are removed.
             * @example Dock workers walk out in Harbor City
             */
            title: string;
            url?: string | null;
            summary?: string | null;
            article_text?: string | null;
            event_date?: string | null;
            location?: string | null;
            entities?: string[] | null;
            category?: string | null;
            language?: string | null;
            /** @description From 0 to 100. Left out: 75. */
            newsworthiness_score?: number | null;
            /** @description Pages to be read in the first round. They count by the same rules as all others. */
            sources?: string[] | null;
            /** @description Texts or PDFs to be read with it; they need `investigate`. */
            documents?: {
                /** @description URL of a page to read. */
                url?: string | null;
                /** @description Document as plain text. Markup is not interpreted. */
                text?: string | null;
                /** @description A PDF in base64, at most 5 MB. */
                pdf?: string | null;
                /** @description Title of the document. */
                title?: string | null;
                /** @description Name of the person or organization, if the text is a response to a request for comment. */
                reply_from?: string | null;
            }[] | null;
            investigate?: {
                /** @description Default: `detailed`. */
                mode?: ("quick" | "detailed" | "exhaustive") | null;
                /** @description Default: `normal`. */
                priority?: ("high" | "normal" | "low") | null;
                /** @description Wait for approval of the plan; no search is made and nothing is spent before then. */
                await_approval?: boolean | null;
            } | null;
        };
        /** @description The page on which a story was found. */
        PageAddressDto: {
            /**
             * Format: uri
             * @example https://news.example/bridge-closed
             */
            url: string;
        };
        /** @description A source that somebody adds: one of `url`, `text` and `pdf`. */
        AddedSourceDto: {
            /** @description URL of a page to read. */
            url: string | null;
            /** @description Title of the document. */
            title?: string | null;
        } | {
            /** @description Document as plain text. Markup is not interpreted. */
            text: string | null;
            /** @description Title of the document. */
            title?: string | null;
            /** @description Name of the person or organization, if the text is a response to a request for comment. */
            reply_from?: string | null;
        } | {
            /** @description A PDF in base64, at most 5 MB. */
            pdf: string | null;
            /** @description Title of the document. */
            title?: string | null;
        };
        /** @description A machine-readable reason. */
        ResultCode: {
            /** @description Reason code; see docs/reasons.md. Codes stay stable when sentences are reworded. */
            code: string;
            /** @description Parameters of the sentence. */
            params: {
                [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | components["schemas"]["ResultCode"])[] | components["schemas"]["ResultCode"];
            };
        };
        /** @description A statement attributed to an actor. */
        ResultActorStatement: {
            /** @description Untrusted plain text from an external source; escape before display. */
            speaker: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Web address. */
            source_url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            source_name: string;
            date: string | null;
            /** @description Null if the page was not read as evidence. */
            source_id: number | null;
            /**
             * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
             * @enum {number}
             */
            credibility_tier: 1 | 2 | 3 | 4;
            /** @description True if it shares the event or several distinctive words with the topic. */
            same_matter: boolean;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A person or organization that the topic is about or that comments on it. Background only: never evidence and never affects the level. */
        ResultActor: {
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /**
             * @description Kind of actor, as far as known.
             * @enum {string}
             */
            kind: "company" | "nonprofit" | "public-body" | "campaign" | "person" | "unknown";
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            aliases: string[];
            /** @description The sentence that names the actor with its role. */
            role: {
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                source_name: string;
                source_url: string | null;
            } | null;
            /** @description Identification of the actor, as far as possible. */
            identity: {
                /**
                 * @description Whether the actor was identified.
                 * @enum {string}
                 */
                state: "resolved" | "not told apart" | "not found" | "not asked";
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
                /** @description Other entries with the same name. */
                candidates: {
                    /** @description Untrusted plain text from an external source; escape before display. */
                    name: string;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    description: string;
                    /** @description Web address. */
                    url: string;
                }[];
            };
            /** @description Identifiers in registers and reference works. */
            identifiers: {
                /** @description Identifier scheme: `wikidata`, `lei`, `cik` … */
                scheme: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
                /** @description Web address. */
                url: string;
            }[];
            /** @description Details from sources. */
            details: {
                /**
                 * @description Kind of detail.
                 * @enum {string}
                 */
                kind: "description" | "legal-name" | "status" | "place" | "office" | "owner" | "news-house";
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Web address. */
                source_url: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                source_name: string;
                date: string | null;
            }[];
            /** @description Published before the event. */
            earlier_statements: components["schemas"]["ResultActorStatement"][];
            /** @description From reports on the event. */
            statements: components["schemas"]["ResultActorStatement"][];
            /** @description Records about the actor. An entry is not a finding of guilt. */
            track_record: {
                /** @description Number of entries by kind, including those not shown. */
                counts: {
                    [key: string]: number;
                };
                /** @description Limits of what such entries prove. */
                note: string | null;
                /** @description Latest entries of each kind. */
                entries: {
                    /**
                     * @description Kind of entry.
                     * @enum {string}
                     */
                    kind: "docket" | "opinion" | "listing" | "leak" | "fact-check" | "investigation";
                    /** @description Untrusted plain text from an external source; escape before display. */
                    text: string;
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    source_url: string | null;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    source_name: string;
                    date: string | null;
                    /** @description Investigation in this database, if the entry comes from one. */
                    investigation_id: number | null;
                }[];
            };
            /** @description Lookups made for the actor. */
            asked: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                provider: string;
                /** @description Subject of the lookup: `identity`, `statements` or `record`. */
                about: string;
                /**
                 * @description `found` and `nothing-found` are answers; all other values are coverage gaps.
                 * @enum {string}
                 */
                outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed";
                /** @description Why it did not answer or found nothing. */
                reason: string | null;
                /** @description Number of results. */
                hits: number;
                /** @description US dollars. */
                cost_usd: number;
            }[];
        };
        /** @description A person named in the topic who was not looked up; the name is withheld. */
        ResultUnprofiled: {
            /**
             * @description Description without the name.
             * @enum {string}
             */
            who: "a private person" | "a person";
            /** @description Reason, as a sentence. */
            reason: string;
            reason_code: components["schemas"]["ResultCode"];
        };
        /** @description A supporting detail. It explains the topic but never confirms it. */
        ResultDetail: {
            /**
             * @description Subject.
             * @enum {string}
             */
            kind: "background" | "precedent" | "actor" | "place";
            /** @description Subject and quote. */
            text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Web address. */
            source_url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            source_name: string;
            /** @description Date the sentence refers to, if it gives a full date. */
            date: string | null;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A similar earlier event. */
        ResultEarlierEvent: {
            /** @description Date (`2024-05-06`) or year; null if the sentence gives neither. */
            when: string | null;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Web address. */
            source_url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            source_name: string;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Similar earlier events that were found. */
        ResultPrecedents: {
            /** @description Number of sentences and reports found on similar events; not a complete count. */
            count: number;
            /** @description Earliest date or year named. */
            first: string | null;
            /** @description Latest date or year named. */
            last: string | null;
            sources: string[];
            /** @description The same as sentences. */
            note: string;
        };
        /** @description Coverage before and after the event. Shows when it was reported, not whether it is true. */
        ResultCoverageTimeline: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            provider: string;
            /** @description Search terms counted. */
            query: string;
            /**
             * Format: date
             * @description A day in UTC, `2026-03-09`.
             */
            event_day: string;
            /** @description False if the event date is unknown and the discovery date is used instead. Absent in older results. */
            event_day_given?: boolean;
            /**
             * Format: date
             * @description A day in UTC, `2026-03-09`.
             */
            from: string;
            /**
             * Format: date
             * @description A day in UTC, `2026-03-09`.
             */
            to: string;
            /** @description Days with at least one report, UTC. */
            days: {
                /**
                 * Format: date
                 * @description A day in UTC, `2026-03-09`.
                 */
                day: string;
                /** @description Number of reports. */
                articles: number;
            }[];
            /** @description First day of coverage of the event; null if there is none. */
            start: string | null;
            /** @description Earlier waves of coverage well before the event, largest first. */
            earlier_waves: {
                /**
                 * Format: date
                 * @description A day in UTC, `2026-03-09`.
                 */
                from: string;
                /**
                 * Format: date
                 * @description A day in UTC, `2026-03-09`.
                 */
                to: string;
                /** @description Number of reports. */
                articles: number;
                /** @description Days between the end of the wave and the event. */
                days_before: number;
            }[];
            /** @description Warning if an old story may have been republished; never affects the decision. */
            note: string | null;
        };
        /** @description Signs that an old story may have been republished; never affect the decision. */
        ResultOldStorySigns: {
            /** @description Finding from the coverage before the event. */
            note: string | null;
            /** @description Much older reports that resemble the event of the topic. */
            retellings: {
                /** @description Untrusted plain text from an external source; escape before display. */
                title: string;
                /** @description Web address. */
                url: string;
                /** @description Registrable domain, or the host it publishes under. */
                site: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC.
                 */
                date: string;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
        };
        /** @description Another topic in this database: context, never evidence. */
        ResultRelatedTopic: {
            /** @description Row id of the topic. */
            topic_id: number;
            /** @description External id of the topic. */
            external_id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /**
             * @description Current verification level.
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /** @description Status set by the pipeline. */
            status: string;
            /** @description Whether it has been investigated. */
            investigated: boolean;
            /** @description Its latest investigation. */
            investigation_id: number | null;
            /** @description Date of the event or, if unknown, of its discovery. */
            date: string | null;
            /** @description Time relative to the topic of this result. */
            when: ("before" | "same time" | "after") | null;
            /** @description Likelihood that both are the same event; null in a series. */
            score: number | null;
            /** @description True if both were found on the same page; most likely a duplicate topic. */
            same_page: boolean;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Other topics in this database at the time of the decision. */
        ResultRelatedTopics: {
            /** @description Most likely first. */
            same_event: components["schemas"]["ResultRelatedTopic"][];
            /** @description The same kind of event at another time, nearest first. */
            same_series: components["schemas"]["ResultRelatedTopic"][];
            /** @description The same as a sentence. */
            note: string | null;
        };
        /** @description Why registers and background were or were not looked up. */
        ResultBackgroundNeeds: {
            /** @description Public registers; null if the stage failed. */
            records: {
                /** @description Whether it was looked up. */
                needed: boolean;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description Reference works, earlier events and coverage; null if the stage failed. */
            context: {
                /** @description Whether it was looked up. */
                needed: boolean;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
        };
        /** @description Summary of a source. */
        ResultSourceCard: {
            /** @description `S001`: position in `additional_sources`. */
            id: string;
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            outlet: string;
            published: string | null;
            /** @description Web address. */
            url: string;
            /**
             * @description 5: primary, official or news agency; 1: known to be unreliable.
             * @enum {number}
             */
            stars: 1 | 2 | 3 | 4 | 5;
            /** @description Political leaning from an imported rating (`left-center`); null if unknown. */
            lean: string | null;
            /**
             * @description `HIGH` if it is counted toward the level, or is credible and disputes the topic.
             * @enum {string}
             */
            importance: "HIGH" | "MEDIUM";
            /** @description At most 500 characters; null if no model took notes on the page. */
            summary: string | null;
            /** @description Most important claims of the page, extracted by a model. */
            key_claims: {
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
                /** @description Id of the matching claim of the topic; null if only sources make the claim. */
                claim_id: string | null;
            }[];
            /** @description Its passage on the main claim; null if there is none. */
            key_finding: {
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            } | null;
        };
        /** @description A claim made only by sources: a lead, never counted. */
        ResultLead: {
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            source_ids: number[];
        };
        /** @description Number of sources by credibility. */
        ResultCredibilityTally: {
            /** @description Four or five stars. */
            high: number;
            /** @description Two or three stars. */
            medium: number;
            /** @description One star. */
            low: number;
        };
        /** @description An event reported by sources. */
        ResultEvent: {
            /** @description `2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`. */
            event_date: string;
            /**
             * @description Precision of the date; `time` is local time.
             * @enum {string}
             */
            precision: "year" | "month" | "day" | "time";
            /** @description Untrusted plain text from an external source; escape before display. */
            event_text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Start offset in the captured text, in UTF-16 code units. */
            start: number;
            /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
            end: number;
            /** @description Sources that report it; the first is quoted. */
            source_ids: number[];
            /** @description Names in the sentence. */
            entities_involved: string[];
            /** @description Other dates that sources give for the event. */
            conflicting_dates: {
                /** @description `2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`. */
                event_date: string;
                /**
                 * @description Precision of the date; `time` is local time.
                 * @enum {string}
                 */
                precision: "year" | "month" | "day" | "time";
                source_ids: number[];
            }[];
        };
        /** @description Timeline of events reported by sources. */
        ResultEventTimeline: {
            /** @description Earliest first. */
            events: components["schemas"]["ResultEvent"][];
            /** @description People with the roles that pages give them over time. */
            people: {
                /** @description Untrusted plain text from an external source; escape before display. */
                person: string;
                /** @description Earliest page first. */
                roles: {
                    /** @description Role in the words of the page. */
                    role: string;
                    /** @description Date of the first page that gives this role. */
                    date: string | null;
                    source_ids: number[];
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    /** @description Start offset in the captured text, in UTF-16 code units. */
                    start: number;
                    /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                    end: number;
                }[];
            }[];
            /** @description Number of events without a date. */
            undated: number;
            /** @description Why no timeline was created; null if one was. */
            skipped: string | null;
            /** @description Machine-readable form. */
            skipped_code: components["schemas"]["ResultCode"] | null;
        };
        /** @description Balance of the coverage. Does not affect level, confidence or review. */
        ResultBalance: {
            /** @description Subject of the coverage. */
            subject: string;
            /** @description 0 (balanced) to 10 (strongly one-sided). */
            score: number;
            /**
             * @description Band of the score, in steps of two.
             * @enum {string}
             */
            band: "balanced" | "mostly-balanced" | "uneven" | "one-sided" | "strongly-one-sided";
            /** @description Independent sources in favor of the subject. */
            for: {
                /** @description Number of independent sources. */
                clusters: number;
                /** @description Percentage of all independent sources, rounded; the three add up to 100. */
                percent: number;
            };
            /** @description Independent sources that take no side. */
            neutral: {
                /** @description Number of independent sources. */
                clusters: number;
                /** @description Percentage of all independent sources, rounded; the three add up to 100. */
                percent: number;
            };
            /** @description Independent sources critical of the subject. */
            critical: {
                /** @description Number of independent sources. */
                clusters: number;
                /** @description Percentage of all independent sources, rounded; the three add up to 100. */
                percent: number;
            };
            /** @description Position of each source on the subject. */
            sources: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Political leaning from an imported rating (`left-center`); null if unknown. */
                lean: string | null;
                /**
                 * @description Its position on the subject, not on the claim.
                 * @enum {string}
                 */
                side: "for" | "neutral" | "critical";
                /** @description Passage that shows its side; null if it takes no side. */
                passage: {
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    /** @description Start offset in the captured text, in UTF-16 code units. */
                    start: number;
                    /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                    end: number;
                } | null;
                /** @description True for an opinion piece: column, editorial or letter. */
                opinion_page: boolean;
            }[];
            /** @description Missing side, with a suggested search; null if none is missing. */
            missing: string | null;
            /** @description Machine-readable form. */
            missing_code: components["schemas"]["ResultCode"] | null;
            /** @description What the score is based on, as sentences. */
            reasons: string[];
            /** @description Machine-readable form. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A date with its precision and the bounds of the actual time. */
        ResultDate: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             */
            value: string;
            /**
             * @description Precision of the date.
             * @enum {string}
             */
            precision: "second" | "minute" | "hour" | "day" | "month" | "year";
            /**
             * @description Where the date was found.
             * @enum {string}
             */
            signal: "json-ld" | "meta" | "time-element" | "visible-text" | "url" | "feed" | "http-header" | "engine" | "archive-capture" | "platform";
            /** @description Time zone or offset as written; null if none was given and UTC was assumed. */
            zone: string | null;
            /** @description Earliest possible time; null if unknown. */
            earliest: string | null;
            /** @description Latest possible time; null if unknown. */
            latest: string | null;
        };
        /** @description A source on the topic. */
        ResultSource: {
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Web address. */
            url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /** @description Title of the page; null if it could not be read. */
            title: string | null;
            /** @description Null if the page could not be read. */
            importance: ("HIGH" | "MEDIUM") | null;
            /** @description Registrable domain, or the host it publishes under. */
            site: string;
            /**
             * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
             * @enum {number}
             */
            credibility_tier: 1 | 2 | 3 | 4;
            /** @description True for tier 1 or 2. */
            credible: boolean;
            /**
             * @description 5: primary, official or news agency; 1: known to be unreliable.
             * @enum {number}
             */
            stars: 1 | 2 | 3 | 4 | 5;
            /** @description Political leaning from an imported rating (`left-center`); null if unknown. */
            lean: string | null;
            /** @description True if it is counted toward the level. */
            counts: boolean;
            /**
             * @description Stance on the main claim of the topic.
             * @enum {string}
             */
            stance: "supports" | "disputes" | "mentions" | "unrelated";
            /** @description Passage that shows the stance, in the language of the page. */
            passage: string | null;
            /** @description BCP 47 language tag; null if unknown. */
            language: string | null;
            /** @description Translation of the passage; never affects the decision. */
            translation: {
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description ISO 639-1 language code. */
                from: string;
                /** @description ISO 639-1 language code. */
                into: string;
                /** @description Language model that translated it. */
                by: string;
            } | null;
            /** @description Reasons for the stance, as sentences. */
            stance_reasons: string[];
            /** @description Machine-readable form. */
            stance_reason_codes: components["schemas"]["ResultCode"][];
            /** @description Rule that determined the stance; see docs/rules.md. */
            stance_rule: string | null;
            /** @description Caution that prevented the source from counting as support. */
            stance_caution: string | null;
            /** @description Independent source it belongs to: an `id` in `clusters`. */
            cluster: string;
            published: components["schemas"]["ResultDate"] | null;
            /** @description Search engines that found it; `provided`, `late` or `reply` if a user added it. */
            found_by: string[];
            /** @description True if a user added it: with the request, later or as a reply. Absent otherwise. */
            is_user_provided?: boolean;
            /** @description Ranking from search results; null if no search found it. */
            ranking: {
                /** @description 0–100. */
                score: number;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description How much of the topic its text covers. */
            text_relevance: {
                /** @description 0–100. */
                score: number;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
        };
        /** @description A page on which the topic itself was found; never counted as a source. */
        ResultTopicPage: {
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Web address. */
            url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /** @description Registrable domain, or the host it publishes under. */
            site: string;
            /** @description Independent source it belongs to: an `id` in `clusters`. */
            cluster: string;
        };
        /** @description An independent source: pages that trace back to one report. */
        ResultCluster: {
            /** @description Id referenced by `cluster` of its sources. */
            id: string;
            source_ids: number[];
            /** @description Its representative: the original source if known, otherwise the earliest. */
            representative_id: number;
            /** @description Why its sources count as one, pair by pair. */
            merges: {
                /**
                 * @description Why the two count as one independent source. `citation`: one only repeats the other, or both repeat a third.
                 * @enum {string}
                 */
                kind: "same-text" | "agency-credit" | "same-owner" | "press-release" | "citation" | "same-page";
                /** @description A source of this investigation. */
                a: number;
                /** @description A source of this investigation. */
                b: number;
                /** @description Why they count as one independent source, as a sentence. */
                detail: string;
                /** @description Reason code; see docs/reasons.md. Codes stay stable when sentences are reworded. */
                code: string;
                /** @description Parameters of the sentence. */
                params: {
                    [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | components["schemas"]["ResultCode"])[] | components["schemas"]["ResultCode"];
                };
            }[];
        };
        /** @description A claim of the topic with its verdict. */
        ResultClaim: {
            /** @description Stable within the investigation: `c1`, `c2` … */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description The claim as shown to readers, if it differs from `text`: one checkable sentence written by a model in words of the topic, or the headline if `text` says more than its sources do. */
            statement: string | null;
            /** @description Parts of that sentence. */
            parts: {
                who: string | null;
                what: string | null;
                where: string | null;
                when: string | null;
            } | null;
            /** @description Why it is a claim, as sentences. */
            claim_reasons: string[];
            /** @description Machine-readable form. `statement.no-claim`: not checkable. */
            claim_reason_codes: components["schemas"]["ResultCode"][];
            /**
             * @description Kind of claim.
             * @enum {string}
             */
            kind: "event" | "quantity" | "quote" | "date" | "place" | "attribution";
            /** @description True for the main claim. */
            core: boolean;
            /** @description How much the story depends on it, 0–1. */
            importance: number;
            /**
             * @description Verdict based on the evidence.
             * @enum {string}
             */
            verdict: "verified" | "partially true" | "disputed" | "refuted" | "unverifiable";
            /**
             * @description How it may be published: `confirmed` as fact; `disputed` by credible sources; `held` for review; `open`: none of these.
             * @enum {string}
             */
            standing: "confirmed" | "disputed" | "held" | "open";
            /** @description 0–100. */
            confidence: number;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description Evidence from each source. */
            evidence: {
                /** @description A source of this investigation. */
                source_id: number;
                /**
                 * @description Stance on the main claim of the topic.
                 * @enum {string}
                 */
                stance: "supports" | "disputes" | "mentions" | "unrelated";
                /** @description 0–1. */
                strength: number;
                passage: string | null;
                /** @description The figure, date, place or name it gives instead; null if none. */
                differs: string | null;
            }[];
        };
        /** @description Sources that give different values for the same thing. */
        ResultDiscrepancy: {
            /**
             * @description Kind of value.
             * @enum {string}
             */
            kind: "number" | "date" | "place";
            /** @description What the value describes: “workers”, “event date”. */
            about: string;
            /** @description Values with their sources. */
            values: {
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
                /** @description A source of this investigation. */
                sourceId: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            }[];
            /**
             * @description `update`: earlier and later figures for one event. `contradiction`: they cannot both be true.
             * @enum {string}
             */
            reading: "update" | "contradiction" | "imprecise";
        };
        /** @description A published fact check of a claim of the topic. */
        ResultFactCheck: {
            /** @description In the fact-checker's words. */
            claim: string;
            /** @description Id of the claim that was checked; absent for the main claim. */
            claim_id?: string;
            claimant: string | null;
            /** @description Untrusted plain text from an external source; escape before display. */
            publisher: string;
            /** @description Registrable domain, or the host it publishes under. */
            site: string;
            /**
             * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
             * @enum {number}
             */
            credibility_tier: 1 | 2 | 3 | 4;
            /** @description Web address. */
            url: string;
            review_date: string | null;
            /** @description As published: “False”, “Mostly true”. */
            rating: string;
            /** @description Comment published with the rating: “the video is from 2019”. Absent if there is none. */
            rating_comment?: string;
            /**
             * @description Normalized rating.
             * @enum {string}
             */
            verdict: "false" | "true" | "mixed";
            /** @description Index in which it was found. */
            found_by: string;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A dated source on the topic. */
        ResultTimelineEntry: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             */
            at: string;
            /**
             * @description Precision of the date.
             * @enum {string}
             */
            precision: "second" | "minute" | "hour" | "day" | "month" | "year";
            /**
             * @description Where the date was found.
             * @enum {string}
             */
            signal: "json-ld" | "meta" | "time-element" | "visible-text" | "url" | "feed" | "http-header" | "engine" | "archive-capture" | "platform";
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /** @description Web address. */
            url: string;
            /**
             * @description Stance on the main claim of the topic.
             * @enum {string}
             */
            stance: "supports" | "disputes" | "mentions" | "unrelated";
        };
        /** @description Queries to a search engine and their outcomes. */
        ResultCoverage: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            provider: string;
            /** @description Number of queries; the next five fields give their outcomes. */
            asked: number;
            /** @description Queries answered, with or without results. */
            answered: number;
            /** @description Queries the engine refused. */
            blocked: number;
            /** @description Queries not made because of a rate limit, quota or budget. */
            limited: number;
            /** @description Queries not made because no key or address is configured. */
            not_configured: number;
            /** @description Failed queries: network error, timeout or unreadable response. */
            failed: number;
            /** @description Number of results. */
            hits: number;
            /** @description Distinct reasons for missing or empty answers, at most five. */
            reasons: string[];
        };
        /** @description A research question and its answer. */
        ResultQuestion: {
            /** @description `sq_1`, `sq_2` … */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            question: string;
            /**
             * @description Priority of the question.
             * @enum {string}
             */
            priority: "critical" | "high" | "medium" | "low";
            /** @description Ids of questions whose answers it depends on. */
            depends_on: string[];
            /** @description Why it was asked, as a sentence. */
            reasoning: string;
            /** @description Machine-readable form. */
            reasoning_code: components["schemas"]["ResultCode"];
            /**
             * @description Part of the case that answers it; `free`: only text of a page.
             * @enum {string}
             */
            answered_by: "core" | "detail" | "voices" | "disputes" | "origin" | "day" | "place" | "number" | "speakers" | "response" | "records" | "free";
            /** @description Id of the claim it asks about; absent if it asks about none. */
            claim_id?: string;
            /**
             * @description Who asked the question.
             * @enum {string}
             */
            asked_by: "template" | "editor" | "model";
            /** @description Search terms for its answer. */
            keywords: string[];
            /**
             * @description `contradicted`: credible sources differ or dispute it. `unanswerable`: no search can answer it.
             * @enum {string}
             */
            state: "answered" | "contradicted" | "open" | "unanswerable";
            /** @description Short answer; null if there is none. */
            answer: string | null;
            /** @description 0–1. */
            confidence: number;
            /** @description Verbatim quotes that support the answer. */
            findings: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
            /** @description Reason, as a sentence. */
            why: string;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"];
            /** @description `rules`, or the model that read the answer on a page or proposed the calculation. */
            by: string;
            /** @description Data from a collection; absent if there is none. */
            collected?: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /** @description Operation used to calculate the figure; null if there is no figure. */
                operation: string | null;
                /** @description Calculated figure; null if documents only mention the question. */
                figure: string | null;
                /** @description Ids of the documents used, at most 20. */
                documents: string[];
                /** @description Matter for which the operator configured it as the primary record; null if it is only a lead. */
                first_hand_of: string | null;
                /** @description Reason, as a sentence. */
                why: string;
                /** @description Machine-readable form. */
                why_code: components["schemas"]["ResultCode"];
            };
        };
        /** @description Whether a claim has enough supporting evidence. Does not affect the verdict. */
        ResultClaimCoverage: {
            /** @description Id of the claim in `claims`. */
            claim_id: string;
            /** @description True if there is enough evidence on it. */
            covered: boolean;
            /** @description Sources that support it. */
            source_ids: number[];
            /** @description Reason, as a sentence. */
            why: string;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"];
        };
        /** @description A quality check of the research so far. */
        ResultCheckpoint: {
            /** @description Round number. */
            round: number;
            /**
             * @description What triggered it.
             * @enum {string}
             */
            trigger: "every-rounds" | "saturation" | "completion" | "wrap-up";
            /**
             * @description `FAILED`: a high-severity issue is open.
             * @enum {string}
             */
            verdict: "PASSED" | "NEEDS_REVISION" | "FAILED";
            /**
             * @description Whether more research is worthwhile.
             * @enum {string}
             */
            advice: "CONTINUE" | "SUFFICIENT" | "DIMINISHING_RETURNS";
            /** @description Reason, as a sentence. */
            why: string;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"];
            /** @description The six points checked. */
            points: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                point: "people" | "claims" | "positions" | "theories" | "captures" | "contradictions";
                /** @description True if no issue is open; null if there was nothing to check. */
                passed: boolean | null;
            }[];
            /** @description Open issues. */
            issues: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                type: "people" | "claims" | "positions" | "theories" | "captures" | "contradictions";
                /**
                 * @description Severity.
                 * @enum {string}
                 */
                severity: "high" | "medium" | "low";
                /** @description What is missing, as a sentence. */
                description: string;
                /** @description Machine-readable form. */
                description_code: components["schemas"]["ResultCode"];
                /** @description Suggested action. */
                suggested_action: string;
                /** @description Machine-readable form. */
                suggested_action_code: components["schemas"]["ResultCode"];
            }[];
        };
        /** @description Problems a language model found in the research, based on page notes. Does not affect the verdict. */
        ResultCritique: {
            /** @description Round number. */
            round: number;
            /** @description Name of the model. */
            by: string;
            /** @description Most important first. */
            findings: {
                /**
                 * @description Kind of problem.
                 * @enum {string}
                 */
                kind: "missing" | "contradictory" | "one-sided" | "not-asked";
                /** @description The problem in one sentence. */
                what: string;
                /** @description Claims and page notes it is based on. */
                notes: string[];
                /** @description Pages of these notes. */
                source_ids: number[];
            }[];
        };
        /** @description Research questions, their answers and quality checks. */
        ResultInquiry: {
            questions: components["schemas"]["ResultQuestion"][];
            /** @description Confidence of the answer, by question id. */
            coverage_by_question: {
                [key: string]: number;
            };
            /** @description Perspectives on the topic. */
            perspectives: {
                /** @description Name. */
                name: string;
                /** @description Focus. */
                focus: string;
                /** @description Ids of its questions. */
                questions: string[];
                /** @description Related search terms. */
                keywords: string[];
            }[];
            /** @description Kinds of sources searched. */
            source_categories: {
                /**
                 * @description Kind of source.
                 * @enum {string}
                 */
                category: "engines" | "registers" | "networks" | "fact-checks" | "background";
                /** @description Reason, as a sentence. */
                why: string;
                /** @description Machine-readable form. */
                why_code: components["schemas"]["ResultCode"];
            }[];
            /** @description One entry for each claim. */
            claim_coverage: components["schemas"]["ResultClaimCoverage"][];
            /** @description Self-check questions about the research. */
            frameworks: {
                /** @description Round number. */
                round: number;
                /**
                 * @description Stage of the research.
                 * @enum {string}
                 */
                stage: "early" | "mid" | "stuck" | "late";
                /** @description Checklist it belongs to. */
                framework: string;
                /** @description Wording of the question. */
                question: string;
                /** @description Reason, as a sentence. */
                why: string;
                /** @description Machine-readable form. */
                why_code: components["schemas"]["ResultCode"];
            }[];
            /** @description Earliest first. */
            checkpoints: components["schemas"]["ResultCheckpoint"][];
            /** @description Earliest first; absent if no model was used. */
            critiques?: components["schemas"]["ResultCritique"][];
            /** @description Why the research ended. */
            ended: string | null;
            /** @description Machine-readable form. */
            ended_code: components["schemas"]["ResultCode"] | null;
        };
        /** @description Pre-publication check. */
        ResultLastLook: {
            /** @description True if no serious finding is open. */
            clear: boolean;
            /** @description Claims with their quotes, checked again on the captured pages. */
            claims: {
                /** @description Id of the claim in `claims`. */
                claim_id: string;
                /**
                 * @description Whether the quotes were found on the captured pages and whether a credible source disputes them.
                 * @enum {string}
                 */
                state: "VERIFIED" | "NOT_FOUND" | "CONTRADICTED" | "NO_EVIDENCE";
                /** @description Recommended action, as a sentence. */
                action: string;
                /** @description Machine-readable form. */
                action_code: components["schemas"]["ResultCode"];
                /** @description Quotes that carry the claim. */
                quotes: {
                    /** @description A source of this investigation. */
                    source_id: number;
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    /**
                     * @description Whether the quotes were found on the captured pages and whether a credible source disputes them.
                     * @enum {string}
                     */
                    state: "VERIFIED" | "NOT_FOUND" | "CONTRADICTED" | "NO_EVIDENCE";
                }[];
            }[];
            /** @description Skeptical questions about the case. */
            questions: {
                /** @description Name. */
                id: string;
                /** @description Wording of the question. */
                ask: string;
                /**
                 * @description `critical`: the answer is a cause for concern.
                 * @enum {string}
                 */
                answer: "answered" | "critical" | "unanswerable";
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
            /** @description Findings of the pre-publication check. */
            findings: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                kind: "reply" | "single-source" | "unnamed-sources" | "one-side" | "told-as-fact" | "out-of-context" | "quote-missing" | "docket";
                /**
                 * @description An open `MAJOR` finding holds an upgrade.
                 * @enum {string}
                 */
                gravity: "MAJOR" | "minor";
                /** @description False once resolved. */
                open: boolean;
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
            /** @description Legal review list; not legal advice. */
            risks: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                kind: "minor" | "private-person" | "health" | "before-judgment" | "defamation" | "embargo" | "court-order";
                /**
                 * @description `HIGH` holds an upgrade.
                 * @enum {string}
                 */
                level: "HIGH" | "acceptable";
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
            /** @description Requests for comment. */
            replies: {
                /** @description Person or organization, as named in the topic. */
                name: string;
                /** @description Id of the claim to respond to. */
                claim_id: string | null;
                /**
                 * @description `heard`: a page carries a response. `no-answer`: a page says a response was sought. Other values are set by editors.
                 * @enum {string}
                 */
                state: "open" | "heard" | "no-answer" | "asked" | "answered";
                /** @description Quotes that show this state. */
                quotes: {
                    /** @description A source of this investigation. */
                    source_id: number;
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                }[];
                /** @description Pages that carry a response or say one was sought. */
                source_ids: number[];
                /** @description Draft request for an editor to review and send. */
                letter: string;
            }[];
            /** @description Notes for the writer; empty if a serious finding is open. */
            notes: {
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
        };
        /** @description Matching documents of a collection, by group. */
        ResultCollectionCount: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            collection: string;
            /** @description Claim or question it refers to. */
            question: string;
            group_by: string[];
            /** @description Largest first. */
            buckets: {
                /** @description Untrusted plain text from an external source; escape before display. */
                key: string;
                /** @description Number of documents. */
                documents: number;
            }[];
            /** @description By month, if documents have dates. */
            months: {
                /** @description Untrusted plain text from an external source; escape before display. */
                key: string;
                /** @description Number of documents. */
                documents: number;
            }[];
            /** @description Number of matching documents. */
            total_dataset_size: number;
            /** @description Findings from the figures, as sentences. */
            insights: string[];
            /** @description Machine-readable form, with the figures used. */
            insight_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A full scan of a collection. */
        ResultCollectionScan: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            collection: string;
            /** @description Claim or question it refers to. */
            question: string;
            /** @description True if more documents match than were returned. */
            needs_full_scan: boolean;
            /** @description Number of documents to read. */
            documents: number;
            /** @description Number of distinct documents read. */
            read: number;
            /** @description Number of batches read. */
            batches: number;
            /** @description Cost quoted before the scan, in US dollars. */
            cost_usd: number;
            /** @description How the scan ended; null if it ran out of time. */
            end: ("all-read" | "empty-batches" | "more-than-told" | "fault") | null;
        };
        /** @description A document of a collection that addresses a question. */
        ResultCollectionRecord: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            collection: string;
            /** @description Claim or question it refers to. */
            question: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Date given in the document. */
            date: string | null;
            /** @description Location of the capture; not a web address. */
            url: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description 0–1. */
            confidence: number;
            themes: string[];
            /** @description Model that read the document; absent if rules found it. */
            by?: string;
            /** @description The document's claim, in words of the quote; absent if rules found it. */
            claim?: string;
            /**
             * @description Relevance to the topic.
             * @enum {string}
             */
            bearing: "evidence" | "background";
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A document used to calculate a figure. */
        ResultCollectionDocument: {
            /** @description Untrusted plain text from an external source; escape before display. */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Date given in the document. */
            date: string | null;
            /** @description Location of the capture; not a web address. */
            url: string;
            /** @description Beginning of the document, verbatim. */
            quote: string;
            /** @description A source of this investigation. */
            source_id: number;
        };
        /** @description Answer to a free-text question, calculated from a collection. */
        ResultCollectionAnswer: {
            /** @description Question it answers. */
            question: string;
            /** @description Null if no collection was queried. */
            collection: string | null;
            /** @description `rules`, or the model that proposed the operation. */
            by: string;
            /** @description Operation used; null if rules read the question or no operation was allowed. */
            operation: string | null;
            /** @description Field values that documents had to match. */
            filters: {
                /** @description Untrusted plain text from an external source; escape before display. */
                field: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
            }[];
            /** @description Date or number ranges that documents had to match. */
            ranges: {
                /** @description Untrusted plain text from an external source; escape before display. */
                field: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                from: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                to: string;
            }[];
            /** @description The answer, calculated from the documents; null if there is none. */
            rows: string[][] | null;
            /** @description Ids of the documents used, at most 20. */
            documents: string[];
            /** @description Captures of these documents; absent if there is no figure. */
            captured?: components["schemas"]["ResultCollectionDocument"][];
            /** @description Documents the server did not return by id. */
            not_captured?: {
                /** @description Untrusted plain text from an external source; escape before display. */
                id: string;
                /**
                 * @description Reason code.
                 * @enum {string}
                 */
                why: "no-way-by-id" | "not-found" | "fault" | "out-of-time";
            }[];
            /** @description Reason code if there is no answer; otherwise null. */
            why: string | null;
        };
        /** @description Results from collections: counts, documents read, findings with quotes, and open gaps. */
        ResultCollections: {
            /** @description Configured collections. */
            asked: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /** @description Number of documents; null if unknown. */
                size: number | null;
                /** @description US dollars. */
                price_usd: number;
                /** @description Matters for which the operator configured it as the primary record. */
                primary: string[];
            }[];
            counted: components["schemas"]["ResultCollectionCount"][];
            scanned: components["schemas"]["ResultCollectionScan"][];
            /** @description Queries beyond the plan, prompted by earlier results. */
            follow_ups: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /** @description Claim or question it refers to. */
                question: string;
                /**
                 * @description What prompted the query: a document group, a theme or a single name.
                 * @enum {string}
                 */
                by: "group" | "theme" | "name";
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
            }[];
            /** @description Answers to free-text questions, calculated from collections. */
            answers: components["schemas"]["ResultCollectionAnswer"][];
            records: components["schemas"]["ResultCollectionRecord"][];
            /**
             * @description Validation result for all findings.
             * @enum {string}
             */
            validation: "PASSED" | "NEEDS_REVISION" | "FAILED";
            /** @description Pairs of findings on the same matter with different figures. */
            contradictions: number;
            /** @description Confidence of the answer, by question. */
            coverage_by_question: {
                [key: string]: number;
            };
            /**
             * @description Whether further queries are worthwhile.
             * @enum {string}
             */
            recommendation: "CONTINUE_RESEARCH" | "SUFFICIENT_COVERAGE" | "DIMINISHING_RETURNS";
            /** @description Open gaps. */
            gaps: {
                /** @description Code of the gap. */
                description: string;
                /**
                 * @description `critical` if it concerns the main claim.
                 * @enum {string}
                 */
                importance: "critical" | "normal";
                /**
                 * @description Operation that would close the gap.
                 * @enum {string}
                 */
                suggested_agent: "aggregate" | "scan";
                /** @description Parameters of the operation. */
                params: {
                    [key: string]: string;
                };
            }[];
            /** @description Code for how the queries ended. */
            completion: string;
            /** @description The same as a sentence. */
            why: string;
            /** @description Collections that could not be queried. */
            faults: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /**
                 * @description Kind of failure.
                 * @enum {string}
                 */
                kind: "validation" | "not-found" | "timeout" | "rate-limit" | "auth" | "connection" | "too-large" | "malformed" | "internal";
                /** @description Untrusted plain text from an external source; escape before display. */
                detail: string;
            }[];
        };
        /** @description Origin of the story, as far as it could be traced. */
        ResultOrigin: {
            url: string | null;
            source_id: number | null;
            site: string | null;
            date: components["schemas"]["ResultDate"] | null;
            /** @description Latest possible time of publication; null if unknown. */
            not_later_than: string | null;
            /** @description True if the story traces back to an official or news agency source. */
            authoritative: boolean;
            /** @description 0–100. */
            confidence: number;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description Citations between pages, with the quoted sentence. */
            citations: {
                /** @description A source of this investigation. */
                fromId: number;
                /** @description Null if the page was not read. */
                toId: number | null;
                toUrl: string | null;
                /** @description Words that triggered the match. */
                cue: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                sentence: string;
                /** @description False if it cites the other page but has its own reporting. */
                leans?: boolean;
            }[];
            /** @description Outlet that published the origin. */
            credibility: {
                /** @description Registrable domain, or the host it publishes under. */
                site: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                name: string;
                /**
                 * @description Kind of outlet.
                 * @enum {string}
                 */
                kind: "wire" | "newspaper" | "broadcaster" | "magazine" | "official" | "academic" | "company" | "press-release" | "blog" | "aggregator" | "factchecker" | "satire" | "forum" | "social" | "unknown";
                /**
                 * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
                 * @enum {number}
                 */
                tier: 1 | 2 | 3 | 4;
                /** @description 0–100. */
                score: number;
                /** @description `very reliable`, `neutral` or `unreliable`. */
                reliability: string;
                /** @description Home country. */
                country: string | null;
                /** @description Home town or region. */
                place: string | null;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
                /** @description Outlets in one group are not independent of each other. */
                owner_group: string | null;
                /** @description Whether it regularly covers the subject; null if unknown. */
                covers_field: boolean | null;
            } | null;
            /** @description Account that posted the origin, if it is a post. */
            account: {
                /** @description Name of the network. */
                platform: string;
                /** @description Whether it regularly posts on the subject; null if unknown. */
                covers_field: boolean | null;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description Candidates for the origin, the chosen one first. */
            candidates: {
                source_id: number | null;
                url: string | null;
                site: string | null;
                /** @description Untrusted plain text from an external source; escape before display. */
                name: string;
                /** @description Score from its parts, for ranking only; rules choose the origin. */
                score: number;
                /** @description True for the chosen origin. */
                chosen: boolean;
                /** @description Parts of the score. */
                parts: {
                    /** @description Share of other candidates it precedes. */
                    time: number;
                    /** @description Share of other candidates that lead back to it. */
                    citations: number;
                    /** @description 0–1. */
                    originality: number;
                    /** @description 0–1. */
                    ownReporting: number;
                };
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
            /** @description Pages counted among the other sources of candidates although they are not in `additional_sources` or are about another event. Absent if there are none. */
            beside_voices?: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Untrusted plain text from an external source; escape before display. */
                name: string;
                /** @description True for the topic's own page. */
                topic_page: boolean;
            }[];
            /** @description How the story spread: nodes are pages, edges show which page relies on which. */
            propagation: {
                /** @description Pages. */
                nodes: {
                    /** @description A source of this investigation. */
                    source_id: number;
                    /** @description Web address. */
                    url: string;
                    /** @description Registrable domain, or the host it publishes under. */
                    site: string;
                    published: components["schemas"]["ResultDate"] | null;
                    /** @description True for the origin. */
                    origin: boolean;
                }[];
                /** @description Which page relies on which. */
                edges: {
                    /** @description A source of this investigation. */
                    from: number;
                    /** @description Null if the page was not read. */
                    to: number | null;
                    to_url: string | null;
                    /** @description Words that triggered the match. */
                    cue: string;
                    /** @description False if it cites the other page but has its own reporting. */
                    leans: boolean;
                }[];
            };
            /** @description Search for reports before the earliest one found. */
            earlier_search: {
                /** @description Search periods, in search order. */
                windows: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    from: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    to: string;
                    /** @description Pages. */
                    read: number;
                    /** @description True if an earlier report was found. */
                    earlier: boolean;
                    /** @description True if no search engine answered. */
                    unanswered: boolean;
                }[];
                /** @description Why the search ended, as a sentence. */
                stop: string;
                stop_code: components["schemas"]["ResultCode"];
            } | null;
            /** @description Search engines that never answered; an earlier report may exist there. */
            not_searched: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                place: string;
                /** @description Why it did not answer. */
                reason: string;
            }[];
        };
        /** @description A position on a claim. */
        ResultPosition: {
            /** @description Id of the claim in `claims`. */
            claim_id: string;
            /** @description Person or organization as named on pages, or the outlet that takes the position itself. */
            holder: string;
            /**
             * @description `outlet`: the page itself takes the position.
             * @enum {string}
             */
            kind: "speaker" | "outlet";
            /**
             * @description Position on the claim.
             * @enum {string}
             */
            holds: "affirms" | "denies" | "doubts";
            /** @description Strongest quotes, credible pages first. */
            statements: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
            /** @description Evidence against the position; null if there is none. */
            answered: string | null;
            /** @description Machine-readable form. */
            answered_code: components["schemas"]["ResultCode"] | null;
        };
        /** @description An alternative explanation offered by a source. */
        ResultTheory: {
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Start offset in the captured text, in UTF-16 code units. */
            start: number;
            /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
            end: number;
            /** @description Sources that offer it; the first is quoted. */
            source_ids: number[];
            /** @description Quotes from credible pages that support it. */
            for: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
            /** @description Quotes from credible pages that dispute it. */
            against: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
        };
        /** @description A statement by a named speaker, compared with the evidence and with earlier statements. */
        ResultStatement: {
            /** @description Untrusted plain text from an external source; escape before display. */
            speaker: string;
            /** @description Date of the statement or, if unknown, of the page. */
            date: string | null;
            /** @description Where or in what medium, in the words of the page. */
            venue: string | null;
            /** @description Content of the statement, without the speaker. */
            summary: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Start offset in the captured text, in UTF-16 code units. */
            start: number;
            /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
            end: number;
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Id of the claim it addresses; null if it addresses no claim of the topic. */
            claim_id: string | null;
            /**
             * @description Result of comparing it with what other independent sources say on the claim.
             * @enum {string}
             */
            evidence: "borne-out" | "contradicted" | "open";
            /** @description Sources used for the comparison. */
            source_ids: number[];
            /** @description An earlier statement by the speaker on the same subject. */
            earlier: {
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Null if the page is not among the sources. */
                source_id: number | null;
                /** @description Web address. */
                url: string;
                date: string | null;
                /** @description True if the speaker's position on the same claim has changed. */
                changed: boolean;
            } | null;
        };
        /** @description Location of the event. */
        ResultPlace: {
            /** @description Place in the words of the topic. */
            said: string;
            /**
             * @description Part of the topic that names it.
             * @enum {string}
             */
            read_in: "location" | "dateline" | "text";
            /**
             * @description Precision of the place; `ambiguous`: several places share the name.
             * @enum {string}
             */
            level: "town" | "district" | "region" | "country" | "ambiguous" | "unlisted";
            /** @description Why this place was chosen among others with the same name. */
            basis: ("told" | "text" | "only-one" | "population") | null;
            /** @description True if it was chosen only because it is the largest. */
            assumed: boolean;
            /** @description Town named in the topic but not in the gazetteer. */
            unlisted: string | null;
            /** @description Name in the gazetteer; null if the place is larger than a town. The same applies to the next three fields. */
            town: string | null;
            /** @description County or district. */
            district: string | null;
            /** @description State, province or region. */
            region: string | null;
            /** @description English name. */
            country: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country_code: string | null;
            /** @description Null if not in the gazetteer. */
            coordinates: {
                /** @description Degrees, WGS 84. */
                latitude: number;
                /** @description Degrees, WGS 84. */
                longitude: number;
            } | null;
            /** @description Population from the gazetteer. */
            population: number | null;
            /** @description IANA time zone name. */
            time_zone: string | null;
            /** @description Other places with this name. */
            candidates: {
                /** @description Name in the gazetteer. */
                name: string;
                /** @description State, province or region. */
                region: string | null;
                /** @description English name. */
                country: string;
                /** @description Population from the gazetteer. */
                population: number | null;
            }[];
            /** @description Gazetteer used. */
            source: {
                /** @description Name. */
                name: string;
                /** @description Web address. */
                url: string;
                /** @description License. */
                licence: string;
                /** @description Attribution notice. */
                note: string;
            };
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description Time the conditions apply to. */
            at: string | null;
            /** @description Computed conditions; not counted as supporting details. */
            conditions: {
                /**
                 * @description Computed, not quoted from a source.
                 * @constant
                 */
                kind: "computed";
                /**
                 * @description Kind of condition.
                 * @enum {string}
                 */
                what: "local-time" | "local-day" | "daylight" | "holiday";
                /** @description As a sentence. */
                text: string;
                /** @description Data it was computed from. */
                computed_from: string;
                /** @description Input values, by name. */
                inputs: {
                    [key: string]: string;
                };
            }[];
            /** @description Local outlets and the sources they contributed. */
            local_outlets: {
                /** @description True if local outlets were searched by name. */
                asked: boolean;
                /** @description True if at least one search engine answered. */
                answered: boolean;
                /** @description Search engines queried. */
                engines: {
                    /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                    provider: string;
                    /**
                     * @description `found` and `nothing-found` are answers; all other values are coverage gaps.
                     * @enum {string}
                     */
                    outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed";
                    /** @description Number of results. */
                    hits: number;
                    /** @description Why it did not answer or found nothing. */
                    reason: string | null;
                }[];
                /** @description Nearest first. */
                outlets: {
                    /** @description Registrable domain, or the host it publishes under. */
                    site: string;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    name: string;
                    /**
                     * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
                     * @enum {number}
                     */
                    credibility_tier: 1 | 2 | 3 | 4;
                    /** @description Null for an outlet that covers the whole region or country. */
                    town: string | null;
                    /** @description True if it was searched by name. */
                    asked: boolean;
                    /** @description Sources it contributed to the case. */
                    source_ids: number[];
                }[];
            };
        };
        /** @description Models used, their usage, and differences between models and rules. */
        ResultReasoning: {
            /** @description `rules`, or the names of the models. */
            judged_by: string;
            /** @description Usage by model and role. */
            models: {
                /** @description Provider of the model. */
                provider: string;
                /** @description Name of the model. */
                model: string;
                /**
                 * @description Role of the model.
                 * @enum {string}
                 */
                role: "first" | "critic" | "checker";
                /** @description Calls made. */
                calls: number;
                /** @description Failed calls. */
                failures: number;
                /** @description Number of tokens. */
                tokens_in: number;
                /** @description Number of tokens. */
                tokens_out: number;
                /** @description US dollars. */
                cost_usd: number;
                /** @description Usage by task. */
                tasks: {
                    /** @description Kind of question. */
                    task: string;
                    /** @description Questions answered. */
                    answered: number;
                    /** @description Number of tokens. */
                    tokens_in: number;
                    /** @description Number of tokens. */
                    tokens_out: number;
                }[];
            }[];
            /** @description Answers discarded because their quote is not in the captured text. */
            dropped_quotes: number;
            /** @description Pages on which the critic and the first model differed. */
            disagreements: number;
            /** @description Pages judged more cautiously because of a model. */
            more_careful: number;
            /** @description Pages counted because of a grounded model reading. */
            vouched: number;
            /** @description Readings discarded because the model supported two contrary statements. */
            contradictions: number;
            /** @description Passages withheld from models as possible prompt injection. */
            withheld_passages: number;
            /** @description Pages not shown to a model because the checker found nothing relevant. */
            not_read: number;
            /** @description Pages read as support by a model but not by the checker. */
            not_borne_out: number;
            /** @description Fallbacks to another model. */
            fallbacks: {
                /**
                 * @description Role of the model.
                 * @enum {string}
                 */
                role: "first" | "critic" | "checker";
                /** @description Name of the model. */
                from: string;
                /** @description Name of the model. */
                to: string;
                /** @description Why the first model did not answer. */
                reason: string;
                /** @description Number of questions. */
                questions: number;
            }[];
            /** @description Why only rules were used. */
            degraded: string[];
            /** @description Model readings by source. */
            readings: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Stance according to rules alone, if different; otherwise null. */
                overruled: ("supports" | "disputes" | "mentions" | "unrelated") | null;
                /** @description Stance according to each model. */
                voices: {
                    /** @description Name of the model. */
                    name: string;
                    /**
                     * @description Stance on the main claim of the topic.
                     * @enum {string}
                     */
                    stance: "supports" | "disputes" | "mentions" | "unrelated";
                    quote: string | null;
                }[];
                /** @description Answers on whether the page itself vouches for the claim. */
                vouchings: {
                    /** @description Name of the model. */
                    name: string;
                    /** @description One-word answer. */
                    answer: string;
                    quote: string | null;
                }[];
                /** @description Probability, according to a checker model, that the page supports the main claim (`core`) or a contrary statement (`control`). */
                checks: {
                    /** @description Name of the model. */
                    name: string;
                    /**
                     * @description Sentence that was checked: the main claim (`core`) or a contrary statement (`control`).
                     * @enum {string}
                     */
                    of: "core" | "control";
                    /** @description 0–1. */
                    probability: number;
                }[];
            }[];
            /** @description Quotes that models read as a page's own reporting. */
            firsthand: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            }[];
        };
        /** @description A public record about an actor. */
        ResultRecord: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            register: string;
            /** @description Id in the register. */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Document type used by the register: “8-K”, “docket”. */
            form: string;
            /** @description Date filed, created or published. */
            date: string | null;
            /** @description Web address. */
            url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            actor: string;
            /**
             * @description Relevance to the topic.
             * @enum {string}
             */
            bearing: "evidence" | "background" | "unrelated";
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description Set if the record was evaluated as a source; the next three fields are then set too. */
            source_id: number | null;
            credibility_tier: (1 | 2 | 3 | 4) | null;
            stance: ("supports" | "disputes" | "mentions" | "unrelated") | null;
            passage: string | null;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A register search for an actor, with reason and outcome. */
        ResultRegisterAsked: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            register: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            actor: string;
            /** @description Why it was searched, as sentences. */
            why: string[];
            /** @description Machine-readable form. */
            why_codes: components["schemas"]["ResultCode"][];
            outcome: ("found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed") | null;
            /** @description Why it did not answer or found nothing. */
            reason: string | null;
            /** @description Number of results. */
            hits: number;
            /** @description US dollars. */
            cost_usd: number;
        };
        /** @description A post about the event. */
        ResultPost: {
            /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
            platform: string;
            /** @description Web address. */
            url: string;
            /** @description Handle, or a pseudonym after handles are deleted. */
            author: string;
            /** @description 0–100. */
            author_credibility: number;
            /**
             * Format: date-time
             * @description Time of posting.
             */
            timestamp: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            content: string;
            /** @description Counts by the platform's names: `likes`, `reposts` … */
            engagement_metrics: {
                [key: string]: number;
            };
            /**
             * @description Verification status of the account.
             * @enum {string}
             */
            verification_status: "verified_account" | "community_member" | "anonymous";
            /** @description Whether it reads like an eyewitness account. */
            eyewitness: {
                /** @description Likelihood that the wording is an eyewitness's. A lead, not a finding. */
                likelihood: number;
                /** @description Words that suggest it. */
                words: string[];
            };
            /**
             * @description How the post treats the story: reports it, passes it on, asks about it or denies it.
             * @enum {string}
             */
            voice: "tells" | "passes-on" | "asks" | "denies";
            /** @description Linked pages, except those on its own platform. */
            links: string[];
            place: string | null;
            /** @description Instance, group or subreddit. */
            community: string | null;
            /** @description Account data from the network, for following up the lead; null if there is none or it was deleted. */
            account: {
                /** @description Age of the account when it posted, in days. */
                age_days: number | null;
                /** @description Karma points. */
                karma: number | null;
                /** @description Total number of posts. */
                posts: number | null;
                /** @description Number of followers. */
                followers: number | null;
                /** @description Null if not requested from the network. */
                activity: {
                    /** @description Latest posts and comments checked, excluding this one. */
                    items: number;
                    /** @description Number of these in the community of the post. */
                    in_community: number;
                    /** @description Number of these that were deleted or removed. */
                    removed: number;
                } | null;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Social media evidence as a whole. */
        ResultSocial: {
            /** @description 0–100. */
            credibility: number;
            /** @description Accounts that report it themselves and show no sign of coordination. */
            independent_accounts: number;
            /** @description Signs of coordination, for a cluster and never for a single account. */
            coordinated_clusters: {
                /** @description Number of posts. */
                posts: number;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
            /** @description How the story spread through the networks. */
            timeline: {
                first: string | null;
                last: string | null;
                /** @description Hour with the most posts. */
                peak: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    from: string;
                    /** @description Number of posts. */
                    posts: number;
                } | null;
                /** @description Posts, earliest first. */
                moments: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    at: string;
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /** @description Web address. */
                    url: string;
                    /** @description Post id on the platform. */
                    postId: string;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    author: string;
                    /** @description At most 200 characters. Untrusted text; escape before display. */
                    excerpt: string;
                    /** @description Why it is notable: `first mention`, `first verified account` … */
                    mark: string | null;
                }[];
                /** @description Hours with at least twice as many posts as the hour before. */
                growth: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    from: string;
                    /** @description Number of posts. */
                    posts: number;
                    /** @description Posts in the hour before. */
                    before: number;
                }[];
                /** @description Networks in the order the story reached them. */
                handOver: {
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    at: string;
                    /** @description Post id on the platform. */
                    postId: string;
                }[];
            };
            /** @description Distribution of interactions. */
            engagement?: {
                /** @description Likes, reposts, replies, quotes and points of all posts. */
                total: number;
                /** @description Share of the post with the most interactions. */
                topShare: number;
                /**
                 * @description `pushed`: most posts are in coordinated clusters. `none`: hardly any interest.
                 * @enum {string}
                 */
                kind: "organic" | "one-post" | "pushed" | "none";
                /** @description Reason, as a sentence. */
                reason: string;
                reason_code: components["schemas"]["ResultCode"];
                /** @description Totals for all posts; counts that no network provides are omitted. */
                counts: {
                    /** @description Number of likes. */
                    likes?: number;
                    /** @description Number of reposts without a comment. */
                    reposts?: number;
                    /** @description Number of replies. */
                    replies?: number;
                    /** @description Number of reposts with a comment. */
                    quotes?: number;
                    /** @description Net points: upvotes minus downvotes. */
                    score?: number;
                };
                /** @description Ratio of replies and quotes to likes, reposts and points; null if too few are known. */
                answers_each: number | null;
                /** @description `argued-over`: at least as many replies as likes, reposts and points. A sign of doubt only. */
                reception: ("passed-on" | "argued-over") | null;
                /** @description Reason, as a sentence. */
                reception_reason: string | null;
                reception_code: components["schemas"]["ResultCode"] | null;
            };
            /** @description Null if replies could not be requested. */
            reaction: {
                /** @description Number of replies and quotes; the next four fields break them down. */
                answers: number;
                /** @description Replies that report the story too. */
                confirm: number;
                /** @description Replies that deny it. */
                deny: number;
                /** @description Replies that ask about it. */
                ask: number;
                /** @description Other replies. */
                other: number;
                /** @description Denials and possible eyewitnesses first. */
                examples: {
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /** @description Web address. */
                    url: string;
                    /**
                     * @description How the post treats the story: reports it, passes it on, asks about it or denies it.
                     * @enum {string}
                     */
                    voice: "tells" | "passes-on" | "asks" | "denies";
                    /** @description Untrusted plain text from an external source; escape before display. */
                    excerpt: string;
                }[];
                /** @description Counts by post. */
                posts: {
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /** @description Web address. */
                    url: string;
                    /** @description Number of replies and quotes; the next four fields break them down. */
                    answers: number;
                    /** @description Replies that report the story too. */
                    confirm: number;
                    /** @description Replies that deny it. */
                    deny: number;
                    /** @description Replies that ask about it. */
                    ask: number;
                    /** @description Other replies. */
                    other: number;
                }[];
            } | null;
            /** @description Changes to stored posts over time; absent if unchanged. */
            retention?: {
                /**
                 * Format: date-time
                 * @description Time when handles were replaced by pseudonyms.
                 */
                pseudonymisedAt?: string;
                /**
                 * Format: date-time
                 * @description Time of the last check of the posts.
                 */
                checkedAt?: string;
                /** @description Posts dropped because they were deleted on the platform. */
                dropped?: number;
            };
            /** @description Queries to networks and their outcomes. */
            coverage: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                provider: string;
                /** @description Query text. */
                query: string;
                /** @description Reason for the query. */
                strategy: string;
                /**
                 * @description `found` and `nothing-found` are answers; all other values are coverage gaps.
                 * @enum {string}
                 */
                outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed";
                /** @description Why it did not answer or found nothing. */
                reason: string | null;
                /** @description Number of results. */
                hits: number;
                /** @description US dollars. */
                costUsd: number;
                /** @description True if answered from the cache. */
                fromCache: boolean;
                /** @description Number of calls. */
                calls?: number;
                /**
                 * @description Set if there may be more results: the answer was truncated or time ran out.
                 * @enum {string}
                 */
                cut?: "more" | "time";
            }[];
        };
        /** @description The answer of the case, with its main reason first. */
        ResultVerdict: {
            /**
             * @description `held`: an upgrade waits for an editor. `incomplete`: the search could not be finished.
             * @enum {string}
             */
            state: "certified" | "verified" | "held" | "disputed" | "refuted" | "incomplete" | "unverified";
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description What to do next, as a sentence. */
            next: string;
            /** @description Machine-readable form. */
            next_code: components["schemas"]["ResultCode"];
            /** @description `high` from 75 of 100, `moderate` from 50; null if it is open whether the story is so. */
            confidence: ("high" | "moderate" | "low") | null;
            /** @description The best quotes that support the main claim. */
            for: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Whom the page quotes; null if the page itself says it. */
                speaker: string | null;
            }[];
            /** @description The best quotes that dispute it. */
            against: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Whom the page quotes; null if the page itself says it. */
                speaker: string | null;
            }[];
        };
        /** @description An applied rule. */
        ResultRule: {
            /** @description Name. */
            rule: string;
            /** @description True if the rule is satisfied or found no objection. */
            passed: boolean;
            /** @description Input values, by name. */
            inputs: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Reasons, as sentences. */
            reason: string;
            /** @description Machine-readable form. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Result of an investigation. Fields may be added; clients must ignore unknown fields. */
        InvestigationResult: {
            /** @description Row id of the topic. */
            topic_id: number;
            /**
             * Format: date-time
             * @description Time of the decision.
             */
            investigation_date: string;
            /** @description Most relevant first. */
            additional_sources: components["schemas"]["ResultSource"][];
            /** @description Absent if none was found. */
            topic_pages?: components["schemas"]["ResultTopicPage"][];
            /** @description Why the parts based on page notes are empty; null if pages have notes. */
            without_notes: string | null;
            /** @description Machine-readable form. */
            without_notes_code: components["schemas"]["ResultCode"] | null;
            /** @description Summaries of the sources that could be read. */
            source_cards: components["schemas"]["ResultSourceCard"][];
            /** @description Claims made only by sources, most frequent first. */
            leads: components["schemas"]["ResultLead"][];
            /** @description Number of source cards by credibility; null if there are none. */
            credibility_tally: components["schemas"]["ResultCredibilityTally"] | null;
            /** @description Null if it could not be created. */
            event_timeline: components["schemas"]["ResultEventTimeline"] | null;
            /** @description Null if the topic names no subject or no page has notes. */
            balance: components["schemas"]["ResultBalance"] | null;
            /** @description Positions, by claim. */
            positions: components["schemas"]["ResultPosition"][];
            /** @description Alternative explanations, most frequent first. */
            theories: components["schemas"]["ResultTheory"][];
            /** @description Statements by named people and organizations. */
            statements: components["schemas"]["ResultStatement"][];
            social_media_evidence: components["schemas"]["ResultPost"][];
            /** @description Null if no network was queried or the stage failed. */
            social: components["schemas"]["ResultSocial"] | null;
            context: components["schemas"]["ResultDetail"][];
            actors: components["schemas"]["ResultActor"][];
            unprofiled: components["schemas"]["ResultUnprofiled"][];
            /** @description 0–100. */
            context_richness: number;
            /** @description Null if no place is named. */
            place: components["schemas"]["ResultPlace"] | null;
            /** @description Null if not looked up. */
            related_topics: components["schemas"]["ResultRelatedTopics"] | null;
            /** @description Earlier events, in chronological order. */
            history: components["schemas"]["ResultEarlierEvent"][];
            /** @description Null if none was found. */
            precedents: components["schemas"]["ResultPrecedents"] | null;
            /** @description Null if no index provided data. */
            coverage_timeline: components["schemas"]["ResultCoverageTimeline"] | null;
            old_story_signs: components["schemas"]["ResultOldStorySigns"];
            /** @description Public records about the actors, evidence first. */
            records: components["schemas"]["ResultRecord"][];
            /** @description Absent if no data server is configured. */
            collections?: components["schemas"]["ResultCollections"];
            /** @description Null if none was searched. */
            registers_asked: components["schemas"]["ResultRegisterAsked"][] | null;
            verdict: components["schemas"]["ResultVerdict"];
            /** @description Null if it could not be established. */
            original_source: components["schemas"]["ResultOrigin"] | null;
            /** @description Mean credibility of the counted sources. */
            credibility_assessment: number;
            /** @description How consistent the sources are. */
            consistency_score: number;
            verified_claims: string[];
            disputed_claims: string[];
            /** @description Lines of `additional_context` that do not depend on the level. */
            background_note: string[];
            /** @description Context for the writer: confirmed and disputed claims, then background, each line with its source. */
            additional_context: string;
            /**
             * @description Level supported by the evidence. Higher than the applied level while the upgrade is held for review.
             * @enum {string}
             */
            recommended_verification_level: "unverified" | "verified" | "certified";
            /**
             * @description Level applied to the topic.
             * @enum {string}
             */
            applied_verification_level: "unverified" | "verified" | "certified";
            /** @description True if a recommended upgrade is held for review. */
            upgrade_held: boolean;
            /** @description 0–100. */
            confidence_level: number;
            /** @description Summary of the decision in a few sentences. */
            investigation_notes: string;
            /** @description True if review by a person is required. */
            requires_human_review: boolean;
            review_reason: string | null;
            /** @description Whether the investigation was successful. */
            success: {
                /** @description True if at least one success criterion was met. */
                successful: boolean;
                /** @description Criteria met, as sentences. */
                criteria: string[];
                /** @description Machine-readable form. */
                criteria_codes: components["schemas"]["ResultCode"][];
            };
            /** @description In order of application. */
            rules: components["schemas"]["ResultRule"][];
            /** @description Null if no check was run. */
            last_look: components["schemas"]["ResultLastLook"] | null;
            /** @description The one change that would raise the level; null at `certified`. */
            would_lift: string | null;
            /** @description Machine-readable form. */
            would_lift_code: components["schemas"]["ResultCode"] | null;
            /** @description Number of independent credible sources counted toward the level. */
            independent_credible_sources: number;
            clusters: components["schemas"]["ResultCluster"][];
            claims: components["schemas"]["ResultClaim"][];
            discrepancies: components["schemas"]["ResultDiscrepancy"][];
            fact_checks: components["schemas"]["ResultFactCheck"][];
            /** @description Earliest first; undated sources are omitted. */
            timeline: components["schemas"]["ResultTimelineEntry"][];
            coverage: components["schemas"]["ResultCoverage"][];
            /** @description Text aimed at AI systems (possible prompt injection); shown but never followed. */
            steering_attempts: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Outlet of the page, even if the page is on another subject. */
                name?: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            }[];
            /** @description Parts of the investigation that failed or were cut short. */
            missing: string[];
            /** @description Set if an editor ended it early or the time limit was reached; absent otherwise. */
            ended_early?: {
                /** @description Reason, as a sentence. */
                reason: string;
                code: components["schemas"]["ResultCode"];
            };
            /** @description Lookups skipped on purpose, with reasons. */
            not_looked_up: {
                /** @description `public registers` or `background`. */
                what: string;
                /** @description Reasons, as sentences. */
                reason: string;
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
            background_needs: components["schemas"]["ResultBackgroundNeeds"];
            reasoning: components["schemas"]["ResultReasoning"];
            /** @description Null if the stage failed. */
            inquiry: components["schemas"]["ResultInquiry"] | null;
            /** @description Number of search rounds. */
            rounds: number;
            /** @description US dollars. */
            cost_usd: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listInvestigations: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the answer before. */
                cursor?: string;
                status?: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled";
                topic_id?: number;
                mode?: "quick" | "detailed" | "exhaustive";
                /** @description Only those that do, or do not, wait for a person. */
                requires_human_review?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, without results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationPageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    triggerInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerInvestigationDto"];
            };
        };
        responses: {
            /** @description Queued. `Location` names the investigation. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `no-checkable-claim`: The topic makes no claim that can be checked. `not-a-candidate`: The topic is not a candidate for investigation. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the answer before, asked with the same filters. */
                cursor?: string;
                /** @description Words of the title or their beginnings, in any order. */
                q?: string;
                category?: string;
                /** @description Least newsworthiness; never lowers the threshold of the gate. */
                min_score?: number;
                /** @description `score`: most newsworthy first. `latest`: last received first. */
                sort?: "score" | "latest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Topics that pass every candidate gate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatePageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    candidateFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For filters and estimates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateFacetsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The investigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationWithResultAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listCalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they were made, with totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLedgerAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getCallTotals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals of `listCalls`, without its list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallTotalsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    cancelInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanDto"];
            };
        };
        responses: {
            /** @description The plan as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    approvePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved; it is queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    pauseInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    resumeInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    wrapUpInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict follows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of sources that count or dispute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicturesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listResearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry a provider; none where it is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source of the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capture, also where its text has been let go: `removed_at` says so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getCaseFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getEvidenceArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/wacz+zip": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    verifyQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each quote with where it was looked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedQuotesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    findFailedCaptures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None where every page can be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedCapturesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    replayInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayDto"];
            };
        };
        responses: {
            /** @description What would be another, and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getLegalHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With all holds there ever were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    holdEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldReasonDto"];
            };
        };
        responses: {
            /** @description It is held; the chain and the audit log say so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    releaseEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldReasonDto"];
            };
        };
        responses: {
            /** @description It is held no longer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listLegalHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with who holds it and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldCasesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listAddedSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSourcesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    addSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedSourceDto"];
            };
        };
        responses: {
            /** @description Stored; it is read in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSourceAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listSourceChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every source that is watched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedSourcesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getLineage: {
        parameters: {
            query?: {
                /** @description The way to this source and its claims alone. */
                source_id?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nodes are only ever added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getCaseEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty where nothing is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseEvidenceAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listChainEntries: {
        parameters: {
            query?: {
                /** @description Entries behind this one. */
                after?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of them; `next_after` leads on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainEntriesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getSourceEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source of the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes are handed out by their digest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceEvidenceAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    askForSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source of the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One that is wanted already is not wanted twice. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceEvidenceAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    askForPublicCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source of the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One that is wanted already is not wanted twice. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceEvidenceAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PNG. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description `pdf` needs BROWSER_PATH; without it the HTML comes, which says how to print. */
                format?: "markdown" | "html" | "pdf" | "json";
                /** @description `brief`: at most 250 words. `report` (default): at most 1,200. `file`: everything. */
                depth?: "brief" | "report" | "file";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the form asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                    "text/markdown": string;
                    "text/html": string;
                    "application/pdf": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getCaseFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getClaimReviews: {
        parameters: {
            query?: {
                /** @description Page on which the fact check will stand. Default: the report below PUBLIC_URL. */
                url?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description And why the other claims have none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimReviewsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    followInvestigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Resumes after this event; browsers send it by themselves. */
                "Last-Event-ID"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `request-refused`: The request was refused. `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    reviewHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty where nobody did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewHistoryAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    correctEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectEvidenceDto"];
            };
        };
        responses: {
            /** @description Kept, with what it changes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    previewCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectEvidenceDto"];
            };
        };
        responses: {
            /** @description The decision before and after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionDifferenceAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    markFalse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkFalseDto"];
            };
        };
        responses: {
            /** @description Kept; the false-upgrade rate counts it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDecisionAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty where nobody noted any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepliesAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    noteReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteReplyDto"];
            };
        };
        responses: {
            /** @description Kept, with who and when. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyNoteAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the answer before. */
                cursor?: string;
                state?: "open" | "decided" | "superseded";
                /** @description Only items that have this reason among theirs. */
                reason?: "credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again";
                priority?: "high" | "normal" | "low";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    reviewBacklog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of open items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewBacklogAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDetailAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    claimReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimReviewDto"];
            };
        };
        responses: {
            /** @description Yours until `lease_until`; claim again to keep it longer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    releaseReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseReviewDto"];
            };
        };
        responses: {
            /** @description It is claimed by nobody any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideReviewDto"];
            };
        };
        responses: {
            /** @description What it came to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `note-required`: It must be said why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /** @description A topic may be in several. `rejected` (by review), `failed` and `cancelled` are said of its last investigation. */
                state?: "unverified" | "in-investigation" | "awaiting-approval" | "awaiting-review" | "verified" | "certified" | "rejected" | "failed" | "cancelled";
                /** @description Words of the title or their beginnings, in any order. */
                q?: string;
                limit?: number;
                /** @description `next_cursor` of the answer before, asked with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, without articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    submitTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicDto"] | components["schemas"]["TopicBatchDto"];
            };
        };
        responses: {
            /** @description All of them were known already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedAnswer"] | components["schemas"]["SubmittedBatchAnswer"];
                };
            };
            /** @description At least one topic is new. Same shape as was sent: one, or a list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedAnswer"] | components["schemas"]["SubmittedBatchAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getRelatedTopics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the reasons of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedTopicsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    submitStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryDto"];
            };
        };
        responses: {
            /** @description Stored; `Location` names the topic. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedStoryAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `no-checkable-claim`: The topic makes no claim that can be checked. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    checkStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryDto"];
            };
        };
        responses: {
            /** @description A hint: nothing is refused for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedTopicsAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    readStoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageAddressDto"];
            };
        };
        responses: {
            /** @description What the page says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryPageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unreadable-page`: The page cannot be read. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookDto"];
            };
        };
        responses: {
            /** @description With the secret that its messages are signed by, shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookDto"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the new secret, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way; its state is in the log. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the answer before. */
                cursor?: string;
                state?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookDto"];
            };
        };
        responses: {
            /** @description On its way, under the ids of the first time. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way, under its old id. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listEngines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every engine that is not switched off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineListAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listDataServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of `MCP_SERVERS`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataServerListAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last file of each scheme. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingListAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    importRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingFileDto"];
            };
        };
        responses: {
            /** @description In force. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingImportAnswer"];
                };
            };
            /** @description `malformed-ratings`: The rating file cannot be used. `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    previewRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingFileDto"];
            };
        };
        responses: {
            /** @description With the lines that cannot be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingChangeAnswer"];
                };
            };
            /** @description `malformed-ratings`: The rating file cannot be used. `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listOutlets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of all cases whose sources were watched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletListAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getOutlet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With its latest changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    mcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessageDto"];
            };
        };
        responses: {
            /** @description The answer, after what is told meanwhile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unsupported-media-type`: The request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    metricsSummary: {
        parameters: {
            query?: {
                /** @description First day or moment, UTC where no zone is given. Default: thirty days before `to`. */
                from?: string;
                /** @description A day counts in full, a moment does not count itself. Default: now. At most 366 days after `from`. */
                to?: string;
                by?: "day" | "mode" | "engine";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window, its parts, and what waits now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsSummaryAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    metricsCsv: {
        parameters: {
            query?: {
                /** @description First day or moment, UTC where no zone is given. Default: thirty days before `to`. */
                from?: string;
                /** @description A day counts in full, a moment does not count itself. Default: now. At most 366 days after `from`. */
                to?: string;
                by?: "day" | "mode" | "engine";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, names of columns as in the summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    whoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Also where nobody is signed in: `signed_in` says so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInDto"];
            };
        };
        responses: {
            /** @description Signed in; `Set-Cookie` carries the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Also where nobody was signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    beginSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the provider; a cookie keeps what was begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginSignInAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-ready`: The server is not ready. `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignInDto"];
            };
        };
        responses: {
            /** @description Signed in; `Set-Cookie` carries the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `body-too-large`: The request body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-ready`: The server is not ready. `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyListAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyDto"];
            };
        };
        responses: {
            /** @description Keep `key`: it is stored as a hash alone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKeyAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `conflict`: The state of things does not allow it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key, not the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is of no use any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-found`: There is nothing with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                actor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPageAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    getSubjectFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubjectDto"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureDto"];
            };
        };
        responses: {
            /** @description What goes, or went, and what stays and why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `held`: A case is on legal hold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    prometheus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exposition text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyAnswer"];
                };
            };
            /** @description `invalid-input`: The request is not valid. `malformed-request`: The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `unauthenticated`: It is not known who asks. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `forbidden`: This is not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `internal`: Something went wrong. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `not-ready`: The server is not ready. `database-unavailable`: The database cannot be reached. `queue-unavailable`: The queue cannot be reached. `storage-unavailable`: A storage service cannot take requests now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
            /** @description `timeout`: It took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemAnswer"];
                };
            };
        };
    };
}
